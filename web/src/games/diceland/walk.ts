/** Keyboard navigation on a board: the space that a key leads to. */

import type { Board } from './types';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** The space that lies next in a direction, gaps skipped; `column` is the x that going up and down keeps to. */
export function towards(board: Board, from: number, direction: Direction, column: number): number {
  const here = board.spaces[from];
  if (!here) return from;
  const all = board.spaces.map((space, number) => ({ number, x: space.x, y: space.y }));
  const row = all.filter((space) => space.y === here.y).sort((a, b) => a.x - b.x);
  const at = row.findIndex((space) => space.number === from);
  if (direction === 'left') return row[at - 1]?.number ?? from;
  if (direction === 'right') return row[at + 1]?.number ?? from;
  if (direction === 'first') return row[0]?.number ?? from;
  if (direction === 'last') return row.at(-1)?.number ?? from;
  const beyond = all.filter((space) => (direction === 'up' ? space.y < here.y : space.y > here.y));
  const away = (y: number): number => Math.abs(y - here.y);
  const nearest = Math.min(...beyond.map((space) => away(space.y)));
  const next = beyond.filter((space) => away(space.y) === nearest);
  return next.sort((a, b) => Math.abs(a.x - column) - Math.abs(b.x - column))[0]?.number ?? from;
}

/** The next legal space after another one, in reading order and around; null if there are none. */
export function nextLegal(legal: ReadonlySet<number>, from: number, backwards: boolean): number | null {
  const sorted = [...legal].sort((a, b) => (backwards ? b - a : a - b));
  return sorted.find((space) => (backwards ? space < from : space > from)) ?? sorted[0] ?? null;
}
