/** Which numbers a route can still get to. */

import { bitsOf } from '../../lib/bits';
import type { Sheet } from './types';

/** The numbers that no open links lead to from the end of the route, so that they are lost; none before the route begins.
    Others may be lost, too, since a route can't use all links that are still open. */
export function cutOff(piece: Sheet, route: readonly number[], open: string): ReadonlySet<number> {
  const head = route.at(-1);
  if (head === undefined) return new Set();
  const links = bitsOf(open);
  const reached = new Set([head]);
  for (const space of reached) {
    piece.links.forEach(([a, b], link) => {
      if (links.has(link) && (a === space || b === space)) reached.add(a).add(b);
    });
  }
  return new Set([...piece.numbers.keys()].filter((space) => !reached.has(space) && !route.includes(space)));
}
