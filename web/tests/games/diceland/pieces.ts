/** A small board and moments of a game on it, in the form in which the server shows them. */

import type { Moment } from '../../../src/games/contract';
import type { Board, Colour, Hexagon, Look, Throw } from '../../../src/games/diceland/types';

/** A board drawn as text, as in docs/notation.md; every letter is a territory of its own with its equal neighbours in the row. */
export function boardOf(...lines: string[]): Board {
  let territory = -1;
  const spaces = lines.flatMap((line, row) =>
    line
      .trim()
      .split(' ')
      .flatMap((letter, column, all) => {
        if ('.+#'.includes(letter)) return [];
        if (all[column - 1]?.toLowerCase() !== letter.toLowerCase()) territory += 1;
        const colour = letter.toLowerCase() as Colour;
        const name = `${String.fromCharCode(97 + column)}${row + 1}`;
        return [{ name, colour, treasure: letter !== colour, territory, ...placeOf(column, row) }];
      }),
  );
  const row = lines.findIndex((line) => line.includes('+'));
  const start = placeOf(lines[row]?.trim().split(' ').indexOf('+') ?? 0, Math.max(row, 0));
  const size = { columns: 5, rows: lines.length, width: 200, height: 200 };
  return { name: 'small', ...size, goal: 9, start, spaces, obstacles: [], borders: [], labels: [], status: [] };
}

function placeOf(column: number, row: number): Hexagon {
  return { x: 40 * (column + 0.5 + (row % 2) / 2), y: 35 * row, points: '' };
}

export function lookOf(change: Partial<Omit<Look, 'dice'>> & { dice?: Partial<Look['dice']> } = {}): Look {
  const dice = { aside: '', others: '', due: 0, chosen: null, owner: null, thrown: [], ...change.dice };
  const part = { crossed: '0', treasures: 0, complete: '', owed: 0, using: null, left: 0 };
  return { phase: 'pick', active: 0, round: 1, goal: 9, room: {}, reach: {}, idle: [], seats: [part, part], ...change, dice };
}

export function momentOf(throws: number, look: Look, pending: number[] = [0]): Moment<Look> {
  return { look, throws, pending, scores: [0, 0], over: false, winners: [] };
}

export function throwOf(kind: Throw['kind'], seat: number, dice: string, aside = ''): Throw {
  return { kind, seat, aside, dice };
}
