/** A review that is being worked out: what is known so far is there at once. */

import type { RecordShown, Review } from '../protocol';
import { call, Refusal } from './api';
import { refusalOf } from './refusals';
import { Busy, reviewLines } from './review-stream';

const MOST_TRIES = 20; // while the server has too much to do, or its coach starts

export class Reviewer {
  shown = $state.raw<RecordShown | null>(null); // the game itself, moment by moment
  review = $state.raw<Review | null>(null);
  progress = $state(0);
  waits = $state.raw<Refusal | null>(null); // why the server is asked again in a moment
  problem = $state.raw<Refusal | null>(null);
  #stop = new AbortController();

  constructor(readonly record: Record<string, unknown>) {}

  get done(): boolean {
    return this.review?.progress === 1;
  }

  /** Begins, or tries again. */
  async begin(known: RecordShown | null = null): Promise<void> {
    this.problem = null;
    this.shown ??= known;
    try {
      const frames = this.shown ?? call<RecordShown>('POST', '/api/records', this.record).then((shown) => (this.shown = shown));
      await Promise.all([frames, this.#listen()]);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.problem = refusalOf(error);
    }
  }

  end(): void {
    this.#stop.abort();
  }

  async #listen(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#hear();
      } catch (error) {
        if (!(error instanceof Busy) || tries === MOST_TRIES) throw error;
        this.waits = error;
        await new Promise((resume) => setTimeout(resume, error.seconds * 1000));
        this.#stop.signal.throwIfAborted();
      }
    }
  }

  async #hear(): Promise<void> {
    for await (const line of reviewLines(this.record, this.#stop.signal)) {
      if (line.type === 'refused') throw new Refusal(line.code, line.params);
      if (line.type === 'review') this.review = line.review;
      this.waits = null;
      this.progress = line.type === 'review' ? line.review.progress : line.progress;
    }
    if (!this.done) throw new Refusal('page-refused-offline'); // it has ended too early
  }
}
