/** Keyboard navigation on a sheet: the space that a key leads to. */

import type { Sheet } from './types';

export interface Place {
  space: string; // "c5", "n7"
  x: number;
  y: number;
}

export function places(piece: Sheet): Place[] {
  return [
    ...piece.ring.map(({ x, y }, index) => ({ space: `c${index}`, x, y })),
    ...piece.numbers.map(({ x, y }, index) => ({ space: `n${index}`, x, y })),
  ];
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** The nearest space in an arrow's direction; what lies aside counts as farther away. The same space if there is none. */
export function towards(all: readonly Place[], from: string, key: string): string {
  const start = all.find((place) => place.space === from);
  const arrow = ARROWS[key];
  if (!start || !arrow) return from;
  let best = from;
  let least = Infinity;
  for (const place of all) {
    const x = place.x - start.x;
    const y = place.y - start.y;
    const ahead = x * arrow[0] + y * arrow[1];
    const aside = Math.abs(x * arrow[1] + y * arrow[0]);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && aside < 2.5 * ahead && cost < least) [best, least] = [place.space, cost];
  }
  return best;
}

/** The next legal space after another one, along the ring and then the numbers, and around; null if there are none. */
export function nextLegal(all: readonly Place[], legal: ReadonlySet<string>, from: string, backwards: boolean): string | null {
  const spaces = all.map(({ space }) => space).filter((space) => space === from || legal.has(space));
  const at = spaces.indexOf(from);
  const next = spaces.at((at + (backwards ? -1 : 1)) % spaces.length);
  return next !== undefined && legal.has(next) ? next : null;
}
