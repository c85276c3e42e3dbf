/** Find a better move: the position before a decision, and tries at it. The server knows what is legal, and what is good. */

import type { Decision, Frame, Said, Tried } from '../protocol';
import { call } from './api';
import { refusalOf } from './refusals';
import { sound } from './sounds';

export class Exercise {
  now = $state.raw<Tried | null>(null);
  answer = $state.raw<Said | null>(null); // why a try isn't possible
  failed = $state(0); // complete tries that were not good enough
  solved = $state(false);
  #moves: string[] = [];
  #asking = false;

  constructor(
    private readonly record: Record<string, unknown>,
    readonly decision: Decision,
  ) {}

  get frame(): Frame | null {
    return this.now?.frame ?? null;
  }

  /** Begins, or begins again after a try. */
  begin = (): Promise<boolean> => this.#go([]);

  /** Makes a move; false if it isn't possible. */
  play = (move: string): Promise<boolean> => this.#go([...this.#moves, move]);

  takeBack = (): Promise<boolean> => this.#go(this.#moves.slice(0, -1));

  /** Says why a move isn't possible; nothing is played. */
  async why(move: string): Promise<void> {
    await this.#quietly(async () => {
      const { answer } = await this.#ask([...this.#moves, move]);
      return answer ? this.#refuse(answer) : false;
    });
  }

  refuse(code: string): void {
    this.#refuse({ code, params: {} });
  }

  #refuse(said: Said): false {
    sound('refused');
    this.answer = said;
    return false;
  }

  #go(moves: string[]): Promise<boolean> {
    return this.#quietly(async () => {
      const tried = await this.#ask(moves);
      if (tried.answer) return this.#refuse(tried.answer);
      [this.#moves, this.now, this.answer] = [moves, tried, null];
      if (tried.done && tried.right) this.solved = true;
      else if (tried.done) this.failed++;
      if (tried.done) sound(tried.right ? 'reward' : 'refused');
      return true;
    });
  }

  #ask(moves: string[]): Promise<Tried> {
    const { phase, events, seat } = this.decision;
    return call<Tried>('POST', '/api/tries', { record: this.record, phase, event: events[0], seat, moves });
  }

  /** One question at a time. A failure is said like any answer. */
  async #quietly(work: () => Promise<boolean>): Promise<boolean> {
    if (this.#asking) return false;
    this.#asking = true;
    try {
      return await work();
    } catch (error) {
      return this.#refuse(refusalOf(error));
    } finally {
      this.#asking = false;
    }
  }
}
