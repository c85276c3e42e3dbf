// Checks the dice of recorded games, without anything of Rollwright: `node check-dice.mjs FILE…`
//
// A file is a record (.roll.json), or has a record in each line (.jsonl). For each file it says "ok" or what is wrong, and
// the exit code is 0 only if nothing is. What is checked is written down in fair-dice.md.

import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

// Promises, dice and lots ----------------------------------------------------------------------------------

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256'));
const unhex = (digits) => (digits === null ? Buffer.alloc(32) : Buffer.from(digits, 'hex'));

function* rollBytes(secret, mix, roll) {
  for (let block = 0; ; block++) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(roll, 0);
    place.writeUInt32BE(block, 4);
    yield* createHmac('sha256', secret).update('rollwright/roll/1').update(mix).update(place).digest();
  }
}

/** A function that gives one number below n after the other, from the bytes of a roll. */
function draws(secret, mix, roll) {
  const bytes = rollBytes(secret, mix, roll);
  return (n) => {
    for (;;) {
      const byte = bytes.next().value;
      if (byte < 256 - (256 % n)) return byte % n;
    }
  };
}

function shuffled(seats, draw) {
  const order = [...Array(seats).keys()];
  for (let place = seats - 1; place > 0; place--) {
    const other = draw(place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

// The games: what is dealt, and how throws are written -----------------------------------------------------

const COLOURS = [...'rygbos'];
const DICE = [...'ABC'];

const diceland = {
  piece: (seat) => seat.board,
  sides: (piece) => ['AB', 'CD', 'EF', 'GH'].find((board) => board.includes(piece)).split(''),
  deal(seats, draw) {
    const boards = ['AB', 'CD', 'EF', 'GH'];
    return Array.from({ length: seats }, () => boards.splice(draw(boards.length), 1)[0][draw(2)]);
  },
  /** For each throw its place in the events and how many dice fall, as far as it can be told without the rules. */
  *throws({ events }) {
    let thrown = '', chosen = '', aside = 0, again = false;
    const setAside = () => [...thrown].filter((letter) => letter === chosen).length;
    for (const [index, [who, words]] of events.entries()) {
      if (who === 'dice') {
        thrown = words;
        const next = events[index + 1]?.[1];
        const last = next === undefined && words.length === 6; // a turn's first throw or a treasure's, nobody knows
        yield { index, dice: again ? 6 - aside : index === 0 || last || next?.startsWith('pick ') ? 6 : 5 };
        if (again) aside += setAside();
        again = false;
      } else if (words.startsWith('pick ')) {
        chosen = words[5];
        aside = setAside();
      } else if (words === 'reroll') again = true;
    }
  },
  write: (dice, draw) => Array.from({ length: dice }, () => draw(6)).sort().map((face) => COLOURS[face]).join(''),
  read: (words) => [...words].sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other)).join(''),
};

const ringAndRoute = {
  piece: (seat) => seat.sheet,
  sides: () => ['1', '2'],
  deal: (seats, draw) => Array.from({ length: seats }, () => '12'[draw(2)]),
  *throws({ events }) {
    let dice = DICE;
    for (const [index, [who, words]] of events.entries()) {
      if (who === 'dice') {
        yield { index, dice };
        dice = DICE;
      } else if (words.startsWith('reroll ')) dice = DICE.filter((die) => words.slice(7).includes(die));
    }
  },
  write(dice, draw, record) {
    const fallen = dice.map((die) => [die, draw(6)]);
    return fallen.map(([die, face]) => `${die}${face + 1}${record.dice?.[die]?.[face]}`).join(' ');
  },
  read: (words) => words.split(' ').sort().join(' '),
};

const GAMES = { diceland, 'ring-and-route': ringAndRoute };

// Checking -------------------------------------------------------------------------------------------------

class Unreadable extends Error {}

function need(condition, what) {
  if (!condition) throw new Unreadable(what);
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSeat = (value, seats) => Number.isInteger(value) && value >= 0 && value < seats;
const isHex = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isOpen = (value) => value === null || isHex(value);

function checkForm(record) {
  need(isObject(record), 'this is no record');
  need(Object.hasOwn(GAMES, record.game), 'the game is not known');
  need(Array.isArray(record.seats) && record.seats.every(isObject), 'seats: a list of objects is needed');
  const { seats, fair, events } = record;
  need(seats.length >= 1 && seats.length <= 4, 'seats: 1 to 4 are needed');
  need(isSeat(record.first, seats.length), 'first: a seat is needed');
  need(isObject(fair), 'fair: this game was played without dice that can be checked');
  need(fair.version === 1, 'fair.version: 1 is needed');
  need(typeof fair.game_id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(fair.game_id), 'fair.game_id is no such name');
  need(isHex(fair.commitment), 'fair.commitment: 64 hexadecimal digits are needed');
  need(isOpen(fair.secret), 'fair.secret: 64 hexadecimal digits or null are needed');
  need(['lot', 'given'].includes(fair.lot?.order), 'fair.lot.order: lot or given is needed');
  need(['lot', 'sides', 'hand'].includes(fair.lot.pieces), 'fair.lot.pieces: lot, sides or hand is needed');
  need(Array.isArray(fair.shares) && fair.shares.length === seats.length, 'fair.shares: one for each seat is needed');
  for (const share of fair.shares) {
    const whole = isObject(share) && isSeat(share.seat, seats.length) && isOpen(share.promise) && isOpen(share.share);
    need(whole, 'fair.shares: seat, promise and share are needed');
  }
  need(new Set(fair.shares.map(({ seat }) => seat)).size === seats.length, 'fair.shares: a seat stands there twice');
  const isEvent = (event) =>
    Array.isArray(event) && event.length === 2 && typeof event[1] === 'string' &&
    (event[0] === 'dice' || isSeat(event[0], seats.length));
  need(Array.isArray(events) && events.every(isEvent), 'events: pairs are needed, of a seat or "dice" and words');
}

/** All that is wrong with a record, as sentences. */
function check(record) {
  checkForm(record);
  const { fair } = record;
  const faults = brokenPromises(fair);
  if (faults.length > 0) return faults;
  const secret = unhex(fair.secret);
  const mix = sha256('rollwright/mix/1', fair.game_id, ...fair.shares.map(({ share }) => unhex(share))).digest();
  return [...wrongLots(record, draws(secret, mix, 0)), ...wrongThrows(record, secret, mix)];
}

function brokenPromises(fair) {
  if (fair.secret === null) return ['the secret has not been opened yet'];
  const commitment = sha256('rollwright/commit/1', fair.game_id, unhex(fair.secret)).digest('hex');
  const faults = commitment === fair.commitment ? [] : ['the secret is not the one that was promised'];
  for (const { seat, promise, share } of fair.shares) {
    const kept = share === null || sha256(unhex(share)).digest('hex') === promise;
    if (!kept) faults.push(`seat ${seat}: its share is not the one that it promised`);
  }
  return faults;
}

function wrongLots(record, draw) {
  const { fair, seats } = record;
  const game = GAMES[record.game];
  const order = fair.lot.order === 'lot' ? shuffled(seats.length, draw) : [...seats.keys()];
  const first = draw(seats.length);
  const dealt = fair.lot.pieces === 'hand' ? [] : game.deal(seats.length, draw);
  const faults = [];
  if (!order.every((place, seat) => fair.shares[place].seat === seat)) faults.push(`the order by lot is ${order}`);
  if (record.first !== first) faults.push(`by lot seat ${first} begins, not seat ${record.first}`);
  dealt.forEach((piece, seat) => {
    const sides = fair.lot.pieces === 'sides' ? game.sides(piece) : [piece];
    const found = game.piece(seats[seat]);
    if (!sides.includes(found)) faults.push(`seat ${seat}: the lot gives ${sides.join(' / ')}, not ${found}`);
  });
  return faults;
}

function wrongThrows(record, secret, mix) {
  const game = GAMES[record.game];
  const faults = [];
  let number = 0;
  for (const { index, dice } of game.throws(record)) {
    number++;
    const found = record.events[index][1];
    const expected = game.write(dice, draws(secret, mix, number), record);
    if (game.read(found) !== expected) faults.push(`throw ${number} should be “${expected}”, not “${found}”`);
  }
  return faults;
}

// Files ----------------------------------------------------------------------------------------------------

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultsOf(record) {
  try {
    return check(record);
  } catch (error) {
    if (error instanceof Unreadable) return [error.message];
    throw error;
  }
}

/** Says what is wrong with a file; whether nothing is. */
async function checkFile(file) {
  let number = 0, records = 0, wrong = 0;
  let whole = null; // the lines so far of a record that has several
  const tell = (where, faults) => {
    records++;
    wrong += faults.length > 0;
    for (const fault of faults) console.log(`${where}: ${fault}`);
  };
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number++;
    if (whole === null && line.trim() === '') continue;
    if (records === 0 && !file.endsWith('.jsonl') && parsed(line) === undefined) whole ??= [];
    if (whole === null) tell(`${file}:${number}`, faultsOf(parsed(line)));
    else whole.push(line);
  }
  if (whole !== null) tell(file, faultsOf(parsed(whole.join('\n'))));
  if (wrong === 0 && records > 0) console.log(records === 1 ? `${file}: ok` : `${file}: ok, ${records} records`);
  else console.log(`${file}: ${records === 0 ? 'there is no record' : `${wrong} of ${records} wrong`}`);
  return wrong === 0 && records > 0;
}

let good = process.argv.length > 2;
if (!good) console.error('node check-dice.mjs FILE…');
for (const file of process.argv.slice(2)) {
  try {
    good = (await checkFile(file)) && good;
  } catch (error) {
    if (error.code === undefined) throw error;
    console.error(`${file}: it can't be read (${error.code})`);
    good = false;
  }
}
process.exitCode = good ? 0 : 1;
