/** Shows what happens, at a pace to follow: runs `Pace` by the clock. */

import { HELD, MARKED, Pace, ROLLING, type Frame } from './pace';
import type { SeatLook } from './look';

export class Show {
  /** The newest frame of the throw that is shown. */
  now: Frame;
  /** The seats of others, as far as they have been shown. */
  others: SeatLook[];
  /** The dice that have not come to rest. */
  rolling = $state('');

  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rolled: () => void;

  /** `rolled` is called when dice begin to fall. */
  constructor(frame: Frame, rolled: () => void) {
    this.#pace = new Pace(frame);
    this.#rolled = rolled;
    this.now = $state.raw(frame);
    this.others = $state.raw(frame.look.seats);
  }

  /** Lets the throw that is shown fall once more: the first one of a game, which nobody has seen. */
  begin(): void {
    this.#roll();
  }

  /** Something happened; it is shown at once if `calm`, else as soon as what is shown now has been seen for long enough. */
  update(frame: Frame, calm: boolean, mine: readonly number[]): void {
    if (calm) return this.#jump(frame);
    const { look, throws } = this.now;
    const held = this.rolling || (look.phase === 'decide' && !mine.includes(look.active)); // a throw of others is to be seen
    this.#pace.add(frame);
    if (this.#timer === undefined || (frame.throws > throws && !held)) this.#goOn();
    this.#show();
  }

  /** The dice lie at once. */
  skip(): void {
    if (!this.rolling) return;
    this.stop();
    this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.rolling = '';
  }

  #jump(frame: Frame): void {
    this.stop();
    this.#pace.jump(frame);
    this.#show();
  }

  #show(): void {
    this.now = this.#pace.now;
    this.others = this.#pace.others;
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const what = this.#pace.next();
    this.#show();
    if (what === 'throw') this.#roll();
    else if (what === 'mark') this.#after(MARKED, () => this.#goOn());
  }

  #roll(): void {
    this.rolling = this.#pace.now.look.last;
    this.#rolled();
    this.#after(ROLLING, () => {
      this.rolling = '';
        this.#after(HELD, () => this.#goOn());
    });
  }

  #after(time: number, go: () => void): void {
    this.#timer = setTimeout(go, time);
  }
}
