/** The legal moves of a seat, parsed from their notation, and what they would lead to. */

import type { Board, Colour } from './types';

export interface Offer {
  picks: Colour[];
  uses: Colour[];
  crosses: Set<number>; // spaces by their numbers
  reroll: boolean;
  stop: boolean;
  pass: boolean;
}

export function readMoves(moves: readonly string[], board: Board): Offer {
  const after = (verb: string): string[] =>
    moves.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
  const numbers = new Map(board.spaces.map((space, number) => [space.name, number]));
  const crosses = after('cross').flatMap((name) => numbers.get(name) ?? []);
  return {
    picks: after('pick') as Colour[],
    uses: after('use') as Colour[],
    crosses: new Set(crosses),
    reroll: moves.includes('reroll'),
    stop: moves.includes('stop'),
    pass: moves.includes('pass'),
  };
}

/** How many dice show each colour, in the order in which the colours first appear. */
export function count(dice: string): Map<Colour, number> {
  const found = new Map<Colour, number>();
  for (const letter of dice as Iterable<Colour>) found.set(letter, (found.get(letter) ?? 0) + 1);
  return found;
}

/** The free spaces of the territory that is under way in a colour; null if none is. */
export function freeUnderWay(board: Board, crossed: ReadonlySet<number>, colour: Colour): number | null {
  const free = new Map<number, number>();
  const opened = new Set<number>();
  board.spaces.forEach((space, number) => {
    if (space.colour !== colour) return;
    if (crossed.has(number)) opened.add(space.territory);
    else free.set(space.territory, (free.get(space.territory) ?? 0) + 1);
  });
  for (const territory of opened) if (free.has(territory)) return free.get(territory) ?? null;
  return null;
}

/** The chance that at least one of so many dice shows a certain colour. */
export function chance(dice: number): number {
  return 1 - (5 / 6) ** dice;
}

/** The last cross of a part is held on the page until Done, so that it can still be moved. */
export function isHeld(left: number, immediate: boolean): boolean {
  return left === 1 && !immediate;
}

/** The held cross after a tap on a space: it moves there, or goes if it is there already. */
export function tapHeld(held: number | null, space: number): number | null {
  return held === space ? null : space;
}
