/** Shows frames one after the other, with short pauses. */

import { ROLL, steps, type Frame, type Step } from './stage';

const MOST = 24; // steps that may wait
const FAR = 2; // throws that somebody who only looks on may be behind: he may be leafing through a record

export class Stage {
  shown = $state.raw() as Frame;
  rolling = $state(false);
  newest = $state.raw() as Frame;
  #queue = $state.raw<Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #motion: () => boolean;
  #fell: () => void;

  /** `fell` is called when dice begin to roll. */
  constructor(first: Frame, motion: () => boolean, fell: () => void) {
    this.#motion = motion;
    this.#fell = fell;
    this.shown = this.newest = first;
  }

  /** Whether everything is seen but marks of others: nothing that a person would decide by is still to come. */
  get settled(): boolean {
    return !this.rolling && this.#queue.every((step) => step.parallel);
  }

  /** Whether everything is seen. */
  get idle(): boolean {
    return !this.rolling && this.#queue.length === 0;
  }

  push(frame: Frame, mine: readonly number[], frozen: boolean): void {
    if (frame === this.newest) return;
    const back = frame.throws < this.newest.throws; // somebody travels in time
    const far = frozen && frame.throws > this.shown.throws + FAR;
    this.#queue = [...this.#queue, ...steps(this.newest, frame, mine)];
    this.newest = frame;
    if (back || far || document.hidden || this.#queue.length > MOST) this.flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows the newest at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.rolling = false;
    this.shown = this.newest;
  }

  #next(): void {
    this.#timer = undefined;
    const [step, ...rest] = this.#queue;
    if (!step) {
      this.rolling = false;
      return;
    }
    this.#queue = rest;
    if (step.rolls) this.#fell();
    if (step.rolls && !this.#motion()) return this.#next();
    this.shown = step.frame;
    this.rolling = step.rolls;
    if (step.hold > 0) this.#timer = setTimeout(() => this.#next(), step.rolls ? ROLL : step.hold);
    else if (rest.length > 0) this.#next();
  }
}
