/** The legal moves of a seat, parsed from their notation, and what they would lead to. */

import { MISTHROWS, currentSheet, type DieLook, type SeatLook } from './types';

/** A way to mark a space: `ring c5 A` or `route n7 AB`. */
export interface Way {
  space: string; // "c5", "n7"
  dice: string;
  move: string;
}

export interface Offer {
  keep: boolean;
  rerolls: string[]; // sets of dice such as "AC"
  ways: Way[];
  done: boolean;
  turn: boolean;
}

export function readMoves(moves: readonly string[]): Offer {
  const offer: Offer = { keep: false, rerolls: [], ways: [], done: false, turn: false };
  for (const move of moves) {
    const [word, first = '', second = ''] = move.split(' ');
    if (word === 'ring' || word === 'route') offer.ways.push({ space: first, dice: second, move });
    else if (word === 'reroll') offer.rerolls.push(first);
    else if (word === 'keep' || word === 'done' || word === 'turn') offer[word] = true;
  }
  return offer;
}

/** The dice of a set with one added or taken away, in the order of their letters. */
export function toggled(chosen: string, die: string): string {
  const dice = chosen.includes(die) ? chosen.replace(die, '') : chosen + die;
  return [...dice].sort().join('');
}

/** For each space the ways to mark it: with exactly the chosen dice, or with any if none is chosen. */
export function lit(offer: Offer, chosen: string): Map<string, Way[]> {
  const spaces = new Map<string, Way[]>();
  for (const way of offer.ways) {
    if (chosen && way.dice !== chosen) continue;
    spaces.set(way.space, [...(spaces.get(way.space) ?? []), way]);
  }
  return spaces;
}

/** Ways that differ, since dice with the same face are as good as each other. */
export function distinct(ways: readonly Way[], dice: readonly DieLook[]): Way[] {
  const faces = (way: Way): string =>
    dice.filter(({ die }) => way.dice.includes(die)).map(({ number, colour }) => `${number}${colour}`).sort().join();
  return ways.filter((way, at) => ways.findIndex((other) => faces(other) === faces(way)) === at);
}

/** The way that a tap on a space means: the only one. Undefined where there is a choice: a sum may be what spares a misthrow. */
export function plainWay(ways: readonly Way[]): Way | undefined {
  return ways.length === 1 ? ways[0] : undefined;
}

/** The move by which somebody seems to want to mark a space that can't be marked now, for the rules to say why not. Null if
    there is no such move: a ring space takes one die. */
export function attempt(space: string, chosen: string, free: string): string | null {
  if (space[0] === 'n') return `route ${space} ${chosen || free || 'ABC'}`;
  return chosen.length > 1 ? null : `ring ${space} ${chosen || free[0] || 'A'}`;
}

export function sum(dice: readonly DieLook[], chosen: string): number {
  return dice.reduce((total, die) => total + (chosen.includes(die.die) ? die.number : 0), 0);
}

const SETS = ['A', 'B', 'C', 'AB', 'AC', 'BC', 'ABC'];

/** Whether a mark can be made of other dice, too, so that it has to be said of which: for a ring space of another die with the same
    colour, for a number of others with the same sum. */
export function isAmbiguous(kind: string, chosen: string, dice: readonly DieLook[]): boolean {
  const made = (set: string): string | number =>
    kind === 'ring' ? dice.filter(({ die }) => die === set).map(({ colour }) => colour).join('') : sum(dice, set);
  return SETS.filter((set) => made(set) === made(chosen)).length > 1;
}

/** What finishing now would bring. */
export interface Ending {
  misthrow: boolean;
  used: number; // dice
  due: number; // dice that have to be used
  count: number; // misthrows on the sheet then
  last: boolean; // … which ends it
  second: boolean; // … and it is the second sheet
}

export function ending(seat: SeatLook): Ending {
  const { length: used } = seat.used;
  const misthrow = used < seat.due;
  const count = currentSheet(seat).misthrows + (misthrow ? 1 : 0);
  return { misthrow, used, due: seat.due, count, last: count >= MISTHROWS, second: seat.sheets.length > 1 };
}
