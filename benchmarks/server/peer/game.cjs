// A roll-and-write game as small as ours: a die names a row of your sheet, you cross a free space of it, or pass if there is
// none. Whoever has completed three rows first wins; after sixty throws it is over anyway.
const { INVALID_MOVE } = require('boardgame.io/core');

const ROWS = 6;
const SPACES = 6;
const GOAL = 3;
const MOST_THROWS = 60;

const blank = () => Array.from({ length: ROWS }, () => Array(SPACES).fill(0));
const isFull = (row) => row.every(Boolean);
const complete = (sheet) => sheet.filter(isFull).length;

function cross({ G, playerID }, space) {
  const row = G.sheets[playerID][G.die - 1];
  if (row[space] !== 0) return INVALID_MOVE;
  row[space] = 1;
}

function pass({ G, playerID }) {
  if (!isFull(G.sheets[playerID][G.die - 1])) return INVALID_MOVE;
}

function roll({ G, random }) {
  G.die = random.D6();
  G.throws += 1;
}

function over({ G }) {
  const winner = G.sheets.findIndex((sheet) => complete(sheet) >= GOAL);
  if (winner >= 0) return { winner };
  if (G.throws > MOST_THROWS) return { draw: true };
}

exports.game = {
  name: 'rows',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ die: 0, throws: 0, sheets: [blank(), blank()] }),
  turn: { minMoves: 1, maxMoves: 1, onBegin: roll },
  moves: { cross, pass },
  endIf: over,
};
