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

/** The next or the previous cell in reading order; at the end, the same. */
export function along({ rows }: Grid, { column, row }: Place, by: 1 | -1): Place {
  const columns = rows[0]?.length ?? 0;
  const at = Math.min(Math.max(row * columns + column + by, 0), rows.length * columns - 1);
  return { column: at % columns, row: Math.floor(at / columns) };
}
