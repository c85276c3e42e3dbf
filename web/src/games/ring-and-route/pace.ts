/**
 * What happens at a table comes faster than anybody can watch. Throws are shown one after the other; the marks of others one by
 * one; what a seat of this device does, at once.
 */

import type { Look, SeatLook } from './look';

export interface Frame {
  look: Look;
  throws: number; // how many there have been
  pending: number[];
  scores: number[];
}

export const ROLLING = 900; // ms until the dice lie
export const HELD = 700; // ms that a throw lies before the next one
export const MARKED = 450; // ms between marks of others
const MOST_THROWS = 3; // that wait to be seen; older ones are left out

export class Pace {
  /** The newest frame of the throw that is shown. */
  now: Frame;
  /** The seats as far as they have been shown. */
  others: SeatLook[];
  #waiting: Frame[] = [];

  constructor(frame: Frame) {
    this.now = frame;
    this.others = frame.look.seats;
  }

  /** The frame is shown as it is; nothing waits. */
  jump(frame: Frame): void {
    this.now = frame;
    this.others = frame.look.seats;
    this.#waiting = [];
  }

  /** Something happened. */
  add(frame: Frame): void {
    if (frame.throws < this.now.throws || frame.look.turn < this.now.look.turn) return this.jump(frame);
    this.#waiting.push(frame);
    if (frame.throws === this.now.throws) this.now = frame;
    else this.#forget();
  }

  /** Goes on by a frame: the dice fall, others mark something, or there is nothing to see. */
  next(): 'throw' | 'mark' | 'nothing' {
    // Marks are seen with the next throw if that waits already.
    if (this.throwWaits) this.#waiting = this.#waiting.filter((frame) => frame.throws > this.now.throws);
    const frame = this.#waiting.shift();
    if (!frame) return 'nothing';
    this.others = frame.look.seats;
    if (frame.throws === this.now.throws) return 'mark';
    this.now = this.#waiting.filter((waiting) => waiting.throws === frame.throws).at(-1) ?? frame;
    return 'throw';
  }

  get throwWaits(): boolean {
    return this.#waiting.some((frame) => frame.throws > this.now.throws);
  }

  /** Leaves out what nobody could catch up with. */
  #forget(): void {
    const throws = [...new Set(this.#waiting.map((frame) => frame.throws))];
    const oldest = throws[Math.max(0, throws.length - MOST_THROWS)];
    if (oldest !== undefined) this.#waiting = this.#waiting.filter((frame) => frame.throws >= oldest);
  }
}
