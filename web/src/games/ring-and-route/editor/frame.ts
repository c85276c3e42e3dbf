/** Where the number spaces of a side lie in its drawing while it is being made, and the grid that they keep to. In play a sheet is
    drawn as large as it goes; here the frame holds still while spaces are moved. */

import type { Link, NumberSpace, Point } from './side';

/** A square of positions. */
export interface Frame extends Point {
  size: number;
}

export const USUAL: Frame = { x: 0, y: 0, size: 100 };
const CELLS = 20; // of the grid, along a side
const MANY = 7; // numbers that tell how far apart the others will be
const FARTHEST = 10_000; // the limit of positions

function square(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top);
  return { x: Math.round((left + right - size) / 2), y: Math.round((top + bottom - size) / 2), size };
}

const holds = ({ x, y, size }: Frame, point: Point): boolean =>
  point.x >= x && point.y >= y && point.x <= x + size && point.y <= y + size;

/** The frame for these numbers: the one so far if they fit in it and fill much of it, since they are being moved; else the smallest. */
export function frameOf(numbers: readonly NumberSpace[], before: Frame): Frame {
  if (!numbers.length) return before;
  const tight = square(numbers);
  const few = numbers.length < MANY || tight.size === 0;
  if (numbers.every((number) => holds(before, number)) && (few || tight.size * 3 >= before.size)) return before;
  return few ? square([...numbers, before, { x: before.x + before.size, y: before.y + before.size }]) : tight;
}

export const step = ({ size }: Frame): number => Math.max(1, Math.round(size / CELLS));

/** The nearest point of the grid, within the frame. */
export function snapped(frame: Frame, point: Point): Point {
  const unit = step(frame);
  const snap = (value: number, low: number): number => {
    const cells = Math.round((value - low) / unit);
    return low + Math.min(Math.max(cells, 0), Math.floor(frame.size / unit)) * unit;
  };
  return { x: snap(point.x, frame.x), y: snap(point.y, frame.y) };
}

/** A space moved by some positions, as far as there are some. */
export function shifted({ x, y }: Point, right: number, down: number): Point {
  const within = (value: number): number => Math.min(Math.max(value, -FARTHEST), FARTHEST);
  return { x: within(x + right), y: within(y + down) };
}

/** Where links cross, for the eye. */
export function crossings(numbers: readonly Point[], links: readonly Link[]): Point[] {
  const found: Point[] = [];
  links.forEach((one, at) => {
    for (const other of links.slice(at + 1)) {
      const [a, b, c, d] = [...one, ...other].map((end) => numbers[end]!);
      const point = crossing(a!, b!, c!, d!);
      if (point) found.push(point);
    }
  });
  return found;
}

/** How far c lies to the right of the line from a to b, times its length. */
const aside = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [atC, atD] = [aside(a, b, c), aside(a, b, d)];
  if (atC * atD >= 0 || aside(c, d, a) * aside(c, d, b) >= 0) return null;
  const along = atC / (atC - atD);
  return { x: c.x + (d.x - c.x) * along, y: c.y + (d.y - c.y) * along };
}
