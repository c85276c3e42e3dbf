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

export function sum(dice: readonly DieLook[], chosen: string): number {
  return dice.reduce((total, die) => total + (chosen.includes(die.die) ? die.number : 0), 0);
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
