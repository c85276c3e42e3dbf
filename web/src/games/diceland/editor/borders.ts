/** The borders of territories, as on a printed board. */

import { colourOf } from './facts';
import { edge } from './geometry';
import { adjacent, cellAt, OBSTACLE, places, START, type Grid } from './grid';

const SIDES = { left: 0, right: 1, upperLeft: 2, upperRight: 3, lowerLeft: 4, lowerRight: 5 }; // in the order of `adjacent`
const OWN = [SIDES.right, SIDES.lowerLeft, SIDES.lowerRight]; // an edge between two cells is drawn once

const kindOf = (cell: string): string => colourOf(cell) ?? (cell === START || cell === OBSTACLE ? cell : '');

/** As the data of a path. */
export function borders(grid: Grid): string {
  let drawn = '';
  for (const place of places(grid)) {
    const kind = kindOf(cellAt(grid, place));
    adjacent(place).forEach((other, side) => {
      const beside = kindOf(cellAt(grid, other));
      if (kind !== beside && (kind ? OWN.includes(side) || !beside : false)) drawn += edge(place, side);
    });
  }
  return drawn;
}
