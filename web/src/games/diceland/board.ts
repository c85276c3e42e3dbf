/** Boards and what is crossed on them, as the page shows it. */

import type { Board, Colour } from './types';

/** The spaces of a hexadecimal number with a bit for each. */
export function crossedSpaces(mask: string): Set<number> {
  const found = new Set<number>();
  [...mask].reverse().forEach((digit, at) => {
    const bits = Number.parseInt(digit, 16);
    for (let bit = 0; bit < 4; bit++) if ((bits >> bit) & 1) found.add(4 * at + bit);
  });
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
export function step(board: Board, from: number, direction: Direction, column: number): number {
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

/** The next of some spaces after another one, in reading order and around; null if there are none. */
export function nextOf(spaces: ReadonlySet<number>, from: number, backwards: boolean): number | null {
  const sorted = [...spaces].sort((a, b) => (backwards ? b - a : a - b));
  return sorted.find((space) => (backwards ? space < from : space > from)) ?? sorted[0] ?? null;
}

/** The colours that a seat has completed. */
export function completeColours(complete: string): Colour[] {
  return [...complete] as Colour[];
}

/** Who alone has the most treasures; null if nobody has. */
export function leader(treasures: readonly number[]): number | null {
  const most = Math.max(...treasures);
  const first = treasures.indexOf(most);
  return most > 0 && first === treasures.lastIndexOf(most) ? first : null;
}
