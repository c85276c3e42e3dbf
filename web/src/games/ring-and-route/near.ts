/** Which space is meant by a tap: fingers are wider than spaces. */

import type { Sheet } from './types';
import { places } from './walk';

const NEAR = 22; // CSS pixels beside a space that still count for it
const CORE = 0.6; // the part of a space, from its middle, where a tap means this space and no other
const TILE = 31; // half the width of a ring space

/** The space to mark: the legal one that a tap hits or narrowly misses; otherwise the space under the tap, if any.
    `scale` is how many units of the drawing a CSS pixel has. */
export function meant(
  piece: Sheet,
  legal: ReadonlySet<string>,
  under: string | undefined,
  at: { x: number; y: number },
  scale: number,
): string | undefined {
  if (under !== undefined && legal.has(under)) return under;
  const half = (space: string) => (space[0] === 'c' ? TILE : piece.radius);
  const all = places(piece).map(({ space, x, y }) => ({ space, far: Math.hypot(x - at.x, y - at.y) }));
  const own = all.find(({ space }) => space === under);
  if (own && own.far < CORE * half(own.space)) return under;
  const near = all.filter(({ space, far }) => legal.has(space) && far - half(space) <= NEAR * scale);
  near.sort((one, other) => one.far - half(one.space) - (other.far - half(other.space)));
  return near[0]?.space ?? under;
}
