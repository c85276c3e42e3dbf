/** A hint for a decision at a table: first the idea, then the move. Asking is noted by the server. */

import type { Hint, Shown, TableView } from '../protocol';
import { call, Refusal } from './api';
import { sayWhy } from './refusals';

const BUSY = 503; // the coach starts, or has much to do
const PAUSE = 1500; // milliseconds until it is asked again
const MOST_TRIES = 8;

export class HintGiven {
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);

  constructor(
    private readonly table: string,
    readonly seat: number,
    private readonly throws: number,
  ) {}

  /** False if there is none; then the reason has been said. */
  async ask(show: Shown): Promise<boolean> {
    this.asking = true;
    try {
      this.hint = await this.#patiently(show);
      return true;
    } catch (error) {
      sayWhy(error);
      return false;
    } finally {
      this.asking = false;
    }
  }

  async #patiently(show: Shown, tries = 1): Promise<Hint> {
    try {
      return await call<Hint>('POST', `/api/tables/${this.table}/hint`, { seat: this.seat, throw: this.throws, show });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== BUSY || tries === MOST_TRIES) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE));
      return this.#patiently(show, tries + 1);
    }
  }
}

/** What a hint is for: it is over when this changes. What others decide at the same time changes nothing. */
export const momentOf = ({ throws, moves }: TableView, seat: number): string => `${throws} ${moves[seat]?.join()}`;
