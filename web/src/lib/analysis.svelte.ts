/** The analysis board: a position, how it came to be, and what the server says of it. Nothing is stored anywhere else. */

import type { PositionShown } from '../protocol';
import { call, Refusal } from './api';
import type { Moment } from './looked-at';
import type { Event, Position, Setup } from './position-link';
import { refusalOf } from './refusals';

const PAUSE = 1500; // milliseconds until a busy server is asked again
const MOST_TRIES = 60; // its coach may have to be compiled
const MOST_BACK = 500; // positions
const BUSY = [429, 503];
const UNDER_WAY = 10; // throws; any number that is not the first throw of a game, which tables show in a special way

interface Seen {
  shown: PositionShown;
  throws: number;
}

export class Analysis {
  now = $state.raw<Seen | null>(null); // the newest position that can be
  draft = $state.raw<Position | null>(null); // what is being set up, until the server has said that it can be
  problem = $state.raw<Refusal | null>(null); // why not, or why nothing is known
  waits = $state.raw<Refusal | null>(null); // why the server is asked again in a moment
  asking = $state(false);
  jumps = $state(0); // changes that no event has led to
  #before = $state.raw<Seen[]>([]);
  #game = $state.raw<Moment | null>(null); // what lies before that
  #ended = false;

  get shown(): PositionShown | null {
    return this.now?.shown ?? null;
  }

  /** What is on the board, whether it can be or not. */
  get position(): Position | null {
    return this.draft ?? (this.shown?.position as Position | undefined) ?? null;
  }

  get canTakeBack(): boolean {
    return this.draft !== null || this.#before.length > 0 || (this.#game?.at ?? 0) > 0;
  }

  /** Takes a whole position; why it can't be is thrown. */
  async open(position: Position): Promise<void> {
    const shown = await this.#ask(position);
    this.#push();
    this.#game = null;
    this.#jump({ shown, throws: UNDER_WAY });
  }

  /** Takes a moment of a game; what lies before it can be taken back to. */
  async look({ record, at }: Moment): Promise<void> {
    const { fair: _, result: __, events, ...rest } = record;
    const shown = await this.#ask({ ...rest, events: (events as Event[]).slice(0, at) });
    this.#before = [];
    this.#game = { record, at };
    this.#jump({ shown, throws: UNDER_WAY });
  }

  /** Lets events happen; why they can't is thrown. False while something else is asked. */
  async play(events: Event[]): Promise<boolean> {
    if (this.asking || !this.now) return false;
    const { shown, throws } = this.now;
    const next = await this.#ask({ ...shown.position, events });
    this.#push();
    this.now = { shown: next, throws: throws + events.filter(([who]) => who === 'dice').length };
    await this.again();
    return true;
  }

  /** Changes what is on the board. Several changes may come while the server looks at one; the newest counts. */
  async edit(setup: Setup): Promise<void> {
    this.draft = { ...this.position, setup };
    if (!this.asking) await this.#settle();
  }

  /** Looks at what is on the board once more. */
  async again(): Promise<void> {
    if (this.draft && !this.asking) await this.#settle();
  }

  /** Back to what was before: the newest change if it can't be, else the newest event or change, else the game's last event. */
  async takeBack(): Promise<boolean> {
    if (this.asking || !this.canTakeBack) return false;
    const last = this.draft ? this.now : this.#before.at(-1);
    if (!this.draft) this.#before = this.#before.slice(0, -1);
    if (last) this.#jump(last);
    else await this.look({ ...this.#game!, at: this.#game!.at - 1 });
    return true;
  }

  /** Asks no more. */
  end(): void {
    this.#ended = true;
  }

  #jump(to: Seen): void {
    [this.now, this.draft, this.problem] = [to, null, null];
    this.jumps++;
  }

  #push(): void {
    if (this.now) this.#before = [...this.#before, this.now].slice(-MOST_BACK);
  }

  async #settle(): Promise<void> {
    while (this.draft) {
      const wanted = this.draft;
      const found = await this.#ask(wanted).catch(refusalOf);
      if (this.#ended) return;
      if (wanted !== this.draft) continue;
      if (found instanceof Refusal) return void (this.problem = found);
      this.#push();
      this.#jump({ shown: found, throws: UNDER_WAY });
    }
  }

  /** Asks the server, and again while it has too much to do or its coach starts. */
  async #ask(position: Position): Promise<PositionShown> {
    this.asking = true;
    try {
      for (let tries = 1; ; tries++) {
        try {
          return await call<PositionShown>('POST', '/api/positions', position);
        } catch (error) {
          const refusal = refusalOf(error);
          if (!BUSY.includes(refusal.status) || tries === MOST_TRIES || this.#ended) throw refusal;
          this.waits = refusal;
          await new Promise((resume) => setTimeout(resume, PAUSE));
        }
      }
    } finally {
      [this.asking, this.waits] = [false, null];
    }
  }
}
