/** The legal moves of a seat, parsed from their notation, and what they would lead to. */

import type { Board, Colour, Hexagon, Look } from './types';

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

/** Whether a colour may be chosen (D8) but nothing could be crossed with it: it is out of reach, or has too many dice (D11). */
export function isInVain(look: Look, colour: Colour): boolean {
  return (look.room[colour] ?? 0) < (count(look.dice.others).get(colour) ?? 0);
}

/** Whether every space of a colour is crossed. */
export function isFull(board: Board, crossed: ReadonlySet<number>, colour: Colour): boolean {
  return board.spaces.every((space, number) => space.colour !== colour || crossed.has(number));
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

/** Whether a colour has a free space beside a cross or the start. */
export function isBeside(board: Board, crossed: ReadonlySet<number>, colour: Colour): boolean {
  const from = [board.start, ...board.spaces.filter((_, number) => crossed.has(number))];
  const free = board.spaces.filter((space, number) => space.colour === colour && !crossed.has(number));
  const apart = (a: Hexagon, b: Hexagon): number => Math.hypot(a.x - b.x, a.y - b.y);
  const step = Math.min(...board.spaces.map((space) => apart(space, board.start)).filter((away) => away > 0));
  return free.some((space) => from.some((cross) => apart(space, cross) < step * 1.2));
}

/** The chances that one or more of so many dice show a certain colour: as many as there is room for, and too many. */
export function chances(dice: number, room: number): { more: number; excess: number } {
  const none = (5 / 6) ** dice;
  let [exactly, fits] = [none, none];
  for (let hits = 1; hits <= Math.min(room, dice); hits++) {
    exactly *= (dice - hits + 1) / hits / 5;
    fits += exactly;
  }
  return { more: fits - none, excess: room < dice ? 1 - fits : 0 };
}

/** The last cross of a part is held on the page until Done: nothing ends by itself, and it can still be moved. */
export function isHeld(left: number, choices: number, immediate: boolean): boolean {
  return left === 1 && choices > 0 && !immediate;
}

/** All the crosses that are due, if there is no choice: they fill the only territory that can be crossed in. */
export function forced(board: Board, crossed: ReadonlySet<number>, legal: ReadonlySet<number>, left: number): number[] {
  const [territory, ...others] = new Set([...legal].map((number) => board.spaces[number]?.territory));
  if (territory === undefined || others.length > 0) return [];
  const free = board.spaces.flatMap((space, number) => (space.territory === territory && !crossed.has(number) ? [number] : []));
  return free.length === left ? free : [];
}

/** The legal space that a tap was meant for: the nearest one whose middle is at most so far away. */
export function nearest(board: Board, legal: ReadonlySet<number>, x: number, y: number, most: number): number | null {
  let found: number | null = null;
  for (const number of legal) {
    const space = board.spaces[number];
    const away = space ? Math.hypot(space.x - x, space.y - y) : Infinity;
    if (away <= most) [found, most] = [number, away];
  }
  return found;
}

/** The held cross after a tap on a space: it moves there, or goes if it is there already. */
export function tapHeld(held: number | null, space: number): number | null {
  return held === space ? null : space;
}
