/** What a brush or a key does to a cell. */

import { COLOURS, type Colour } from '../types';
import { colourOf, isTreasure } from './facts';
import { cellAt, OBSTACLE, OUTSIDE, places, START, withCell, type Grid, type Place } from './grid';

export const TREASURE = '*';
export type Brush = Colour | typeof START | typeof OBSTACLE | typeof OUTSIDE | typeof TREASURE;
export const BRUSHES: readonly Brush[] = [...COLOURS, TREASURE, START, OBSTACLE, OUTSIDE];

const asTreasure = (cell: string, treasure: boolean): string => (treasure ? cell.toUpperCase() : cell.toLowerCase());

/** A colour keeps the treasure that is there. `treasure` is what the first cell of a stroke has become. */
export function painted(grid: Grid, place: Place, brush: Brush, treasure = !isTreasure(cellAt(grid, place))): Grid {
  const cell = cellAt(grid, place);
  if (brush === TREASURE) return colourOf(cell) ? withCell(grid, place, asTreasure(cell, treasure)) : grid;
  if (brush === START) return withStart(grid, place);
  return withCell(grid, place, brush !== OBSTACLE && brush !== OUTSIDE ? asTreasure(brush, isTreasure(cell)) : brush);
}

/** There is only one start: it changes places with what was here. */
function withStart(grid: Grid, place: Place): Grid {
  const cell = cellAt(grid, place);
  const old = cell === START ? undefined : [...places(grid)].find((other) => cellAt(grid, other) === START);
  return withCell(old ? withCell(grid, old, cell) : grid, place, START);
}

const CELLS = new Set([...COLOURS, ...COLOURS.map((colour) => colour.toUpperCase()), START, OBSTACLE, OUTSIDE]);

/** The cell that a key writes: as in the text; null if it writes none. */
export const writtenBy = (key: string): string | null => (CELLS.has(key) ? key : null);
