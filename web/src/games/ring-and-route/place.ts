/** Where a space lies on its sheet, as a person would say it: by the name of a message's variant. */

import type { Sheet } from './types';

const RING = ['n', 'nne', 'ne', 'ene', 'e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw'];
const NUMBERS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const NEAR = 0.26; // of the way from the middle to the edge

/** One of sixteen places on the ring, clockwise from the middle of its upper side: "n", "nne", "ne" … */
export function onRing({ middle, ring }: Sheet, index: number): string {
  const { x, y } = ring[index]!;
  return towards(RING, x - middle, y - middle);
}

/** One of nine places among the numbers: "middle", or "n", "ne", "e" … */
export function amongNumbers({ middle, numbers }: Sheet, index: number): string {
  const { x, y } = numbers[index]!;
  const [right, down] = [x - middle, y - middle];
  return Math.hypot(right, down) < NEAR * middle ? 'middle' : towards(NUMBERS, right, down);
}

function towards(winds: readonly string[], right: number, down: number): string {
  const turns = Math.atan2(right, -down) / (2 * Math.PI);
  return winds.at(Math.round(turns * winds.length) % winds.length)!;
}
