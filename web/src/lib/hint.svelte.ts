/** A hint for a decision at a table: first the idea, then the move. Asking is noted by the server. */

import type { Hint, Shown, TableView } from '../protocol';
import { call } from './api';
import { sayWhy } from './refusals';

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
      this.hint = await call<Hint>('POST', `/api/tables/${this.table}/hint`, { seat: this.seat, throw: this.throws, show });
      return true;
    } catch (error) {
      sayWhy(error);
      return false;
    } finally {
      this.asking = false;
    }
  }
}

/** What a hint is for: it is over when this changes. */
export const momentOf = ({ events, throws }: TableView): string => `${events} ${throws}`;
