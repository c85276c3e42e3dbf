/** A side as it is drawn while it is being made: the ring as on every sheet, the numbers where their frame has them. */

import { onRing } from '../place';
import { sheets } from '../rules/examples';
import type { Sheet } from '../types';
import type { Frame } from './frame';
import { RING, linksOf, numbersOf, ringOf, type Link, type NumberSpace, type Point } from './side';
import type { Fields } from './paper';

export const PLAIN = sheets['1'] as unknown as Sheet; // the ring is the same on every sheet
const xs = PLAIN.numbers.map(({ x }) => x);
const ys = PLAIN.numbers.map(({ y }) => y);
const INSIDE = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)); // the square that numbers fill
const LOW = PLAIN.middle - INSIDE / 2;

/** The part of the drawing inside the ring. */
export const ROOM = { low: LOW - PLAIN.radius - 14, size: INSIDE + 2 * (PLAIN.radius + 14) };

export interface Drawn {
  ring: string[];
  numbers: NumberSpace[]; // in the drawing
  links: Link[];
}

export const toDrawing = (frame: Frame, { x, y }: Point): Point => ({
  x: LOW + ((x - frame.x) / frame.size) * INSIDE,
  y: LOW + ((y - frame.y) / frame.size) * INSIDE,
});

export const toPosition = (frame: Frame, { x, y }: Point): Point => ({
  x: frame.x + ((x - LOW) / INSIDE) * frame.size,
  y: frame.y + ((y - LOW) / INSIDE) * frame.size,
});

export const gridCell = (unit: number, frame: Frame): number => (unit / frame.size) * INSIDE;

export function drawnSide(side: Fields, frame: Frame): Drawn {
  const numbers = numbersOf(side).map((number) => ({ ...number, ...toDrawing(frame, number) }));
  return { ring: ringOf(side).slice(0, RING), numbers, links: linksOf(side) };
}

export const ringPlace = (index: number): string => onRing(PLAIN, index);
