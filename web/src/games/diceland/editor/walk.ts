/** Where a key leads on a grid. */

import { columnsOf, type Grid, type Place } from './grid';

/** Null if the key doesn't lead anywhere. */
export function step(grid: Grid, { column, row }: Place, key: string): Place | null {
  const within = (place: Place): Place => ({
    column: Math.min(Math.max(place.column, 0), columnsOf(grid) - 1),
    row: Math.min(Math.max(place.row, 0), grid.rows.length - 1),
  });
  if (key === 'ArrowLeft') return within({ column: column - 1, row });
  if (key === 'ArrowRight') return within({ column: column + 1, row });
  if (key === 'ArrowUp') return within({ column, row: row - 1 });
  if (key === 'ArrowDown') return within({ column, row: row + 1 });
  if (key === 'Home') return { column: 0, row };
  if (key === 'End') return within({ column: Infinity, row });
  return null;
}

/** The cell before, in reading order; at the beginning, the same. */
export function back(grid: Grid, { column, row }: Place): Place {
  if (column > 0) return { column: column - 1, row };
  return row > 0 ? { column: columnsOf(grid) - 1, row: row - 1 } : { column, row };
}
