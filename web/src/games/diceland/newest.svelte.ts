/** The crosses that others have made since this device last decided about dice: they are marked until it decides about others. */

import { bitsOf } from '../../lib/bits';
import type { Look } from './types';

export class Newest {
  #seen = $state.raw<string[]>([]); // the crosses of each seat at that moment
  #throw = -1;

  constructor(private readonly look: () => Look) {}

  /** A decision about the dice of this throw. The first one about it counts: all mark at the same time. */
  decided(throws: number): void {
    if (throws !== this.#throw) this.#seen = this.look().seats.map(({ crossed }) => crossed);
    this.#throw = throws;
  }

  of(seat: number): ReadonlySet<number> {
    const before = bitsOf(this.#seen[seat] ?? this.look().seats[seat]?.crossed ?? '0');
    return new Set([...bitsOf(this.look().seats[seat]?.crossed ?? '0')].filter((space) => !before.has(space)));
  }
}
