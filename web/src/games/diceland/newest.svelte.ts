/** The crosses that others have made since this device last decided about dice: they are marked until it decides about others. */

import { bitsOf } from '../../lib/bits';
import type { Moment } from '../contract';
import type { Look } from './types';

interface Part {
  throws: number; // up to the one whose dice were used
  spaces: number[];
}

export class Newest {
  #parts = $state.raw<Part[][]>([]); // of each seat
  #seen: Moment<Look> | null = null;
  #decided = -1; // the throw that the last decision was about

  /** `look` is what is shown, which may lag behind what is seen. */
  constructor(private readonly look: () => Look) {}

  /** To be called with every moment. Crosses that come together with dice were made before they fell. */
  see(moment: Moment<Look>): void {
    const before = this.#seen;
    this.#seen = moment;
    if (!before) return;
    this.#parts = moment.look.seats.map(({ crossed }, seat) => {
      const known = bitsOf(before.look.seats[seat]?.crossed ?? '0');
      return added(this.#parts[seat] ?? [], before.throws, [...bitsOf(crossed)].filter((space) => !known.has(space)));
    });
  }

  /** A decision about the dice of this throw. The first one about it counts: all mark at the same time. */
  decided(throws: number): void {
    if (throws !== this.#decided) this.#parts = [];
    this.#decided = throws;
  }

  /** The crosses of a seat, throw by throw. */
  partsOf(seat: number): ReadonlySet<number>[] {
    const shown = bitsOf(this.look().seats[seat]?.crossed ?? '0');
    const parts = (this.#parts[seat] ?? []).map(({ spaces }) => new Set(spaces.filter((space) => shown.has(space))));
    return parts.filter(({ size }) => size > 0);
  }

  of(seat: number): ReadonlySet<number> {
    return new Set(this.partsOf(seat).flatMap((part) => [...part]));
  }
}

function added(parts: Part[], throws: number, spaces: number[]): Part[] {
  const last = parts.at(-1);
  if (!spaces.length) return parts;
  if (last?.throws !== throws) return [...parts, { throws, spaces }];
  return [...parts.slice(0, -1), { throws, spaces: [...last.spaces, ...spaces] }];
}
