/** A place for the next number, where none is near. */

import { snapped, type Frame } from './frame';
import type { Point } from './side';

const ROWS = 5;
const NEAR = 0.2; // of the frame

/** The first such place, row by row; the middle, if all are taken. */
export function freePlace(frame: Frame, taken: readonly Point[]): Point {
  const near = frame.size * NEAR;
  for (let at = 0; at < ROWS * ROWS; at++) {
    const [row, column] = [Math.floor(at / ROWS), at % ROWS];
    const place = snapped(frame, { x: frame.x + (column / (ROWS - 1)) * frame.size, y: frame.y + (row / (ROWS - 1)) * frame.size });
    if (taken.every(({ x, y }) => Math.hypot(place.x - x, place.y - y) > near)) return place;
  }
  return snapped(frame, { x: frame.x + frame.size / 2, y: frame.y + frame.size / 2 });
}
