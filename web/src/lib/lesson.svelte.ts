/** A lesson as its learner plays it: the server says after every move what is to be seen and what the coach says. */

import { tick } from 'svelte';
import type { Frame, LessonShown, Said } from '../protocol';
import { call, Refusal } from './api';
import { keepDone, keepMoves, keptMoves } from './learned';
import { refusalOf } from './refusals';
import { sound } from './sounds';

const READ_ON = '';

export class Lesson {
  shown = $state.raw<LessonShown | null>(null);
  now = $state.raw<Frame | null>(null); // what is to be seen of the game
  showing = $state(false); // events follow each other
  answer = $state.raw<{ said: Said; n: number } | null>(null); // to a try that was not accepted
  #moves: string[] = [];
  #asking = false;
  #answers = 0;

  /** `tell` announces what is said at the table. */
  constructor(
    readonly game: string,
    readonly name: string,
    private readonly tell: (said: Said) => void,
  ) {}

  /** Begins where the learner was, or anew. */
  async begin(anew = false): Promise<void> {
    const moves = anew ? [] : keptMoves(this.game, this.name);
    try {
      await this.#go(moves, true);
    } catch (error) {
      if (!moves.length || !(error instanceof Refusal) || error.status !== 409) throw error;
      await this.#go([], true); // the lesson has changed since
    }
  }

  /** Makes a move; false if it was not accepted, and then the coach has said why. */
  async attempt(move: string): Promise<boolean> {
    return this.#quietly(async () => {
      const moves = [...this.#moves, move];
      const shown = await this.#ask(moves);
      if (shown.answer) return this.#reply(shown.answer);
      await this.#take(moves, shown, false);
      return true;
    });
  }

  readOn = (): Promise<boolean> => this.attempt(READ_ON);

  /** Has the coach say why a move is not possible; nothing is played. */
  async why(move: string): Promise<void> {
    await this.#quietly(async () => {
      const { answer } = await this.#ask([...this.#moves, move]);
      return answer ? this.#reply(answer) : false;
    });
  }

  async takeBack(): Promise<boolean> {
    if (!this.#moves.length) return false;
    return this.#quietly(async () => {
      const moves = this.#moves.slice(0, -1);
      const shown = await this.#ask(moves);
      await this.#take(moves, { ...shown, frames: shown.frames.slice(-1) }, true);
      return true;
    });
  }

  /** Has the coach say what the page itself can't do. */
  refuse(code: string): void {
    this.#reply({ code, params: {} });
  }

  forgetAnswer(): void {
    this.answer = null;
  }

  #reply(said: Said): false {
    sound('refused');
    this.answer = { said, n: ++this.#answers };
    return false;
  }

  /** One question at a time. A failure is said like any answer. */
  async #quietly(work: () => Promise<boolean>): Promise<boolean> {
    if (this.#asking) return false;
    this.#asking = true;
    try {
      return await work();
    } catch (error) {
      return this.#reply(refusalOf(error));
    } finally {
      this.#asking = false;
    }
  }

  async #go(moves: string[], anew: boolean): Promise<void> {
    const shown = await this.#ask(moves);
    await this.#take(moves, shown, anew);
  }

  #ask(moves: string[]): Promise<LessonShown> {
    const path = [this.game, 'lessons', this.name].map(encodeURIComponent).join('/');
    return call<LessonShown>('POST', `/api/games/${path}`, { moves });
  }

  /** Shows events one after the other, as a table does when news come; the position before them only if it isn't seen yet. */
  async #take(moves: string[], shown: LessonShown, anew: boolean): Promise<void> {
    this.#moves = moves;
    this.answer = null;
    this.shown = shown;
    this.showing = true;
    for (const frame of anew ? shown.frames : shown.frames.slice(1)) {
      this.now = frame;
      await tick();
      frame.said.forEach(this.tell);
    }
    this.showing = false;
    if (shown.done) keepDone(this.game, this.name);
    else keepMoves(this.game, this.name, moves);
  }
}
