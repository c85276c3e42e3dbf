/** What the server says about the text of a board or sheet: legality is stated there, and nowhere else. */

import type { PieceChecked } from '../protocol';
import { call, Refusal } from './api';
import { MOST_TEXT } from './my-pieces';
import { refusalOf } from './refusals';

const PAUSE = 250; // milliseconds without a change after which a text is checked
const TOO_FAST = 429; // an answer's status
const AGAIN = 1000; // milliseconds until it is asked again then
const KEPT = 60;

const known = new Map<string, Promise<PieceChecked>>();

/** Asked once for each text. */
export function checkPiece(game: string, text: string): Promise<PieceChecked> {
  if (text.length > MOST_TEXT) return Promise.resolve(tooLong(text));
  const key = `${game} ${text}`;
  const asked = known.get(key) ?? inTurn(() => call<PieceChecked>('POST', `/api/games/${encodeURIComponent(game)}/pieces/check`, { text }));
  known.delete(key);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  if (known.size > KEPT) known.delete(known.keys().next().value!);
  return asked;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, since a server lets nobody have many under way: a list shows all of one's boards at once. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/** Where a text is too long. */
export function longestPlace(text: string): { line: number; column: number } {
  const before = text.slice(0, MOST_TEXT).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** It isn't sent at all. */
function tooLong(text: string): PieceChecked {
  const place = { ...longestPlace(text), field: null, space: null };
  return { fault: { code: 'page-workshop-too-long', params: { most: MOST_TEXT }, rule: null, ...place }, notices: [], about: [], pieces: {} };
}

/** The check of a text that is being changed. */
export class PieceCheck {
  found = $state.raw<PieceChecked | null>(null); // of the last text that was checked
  pieces = $state.raw<Record<string, any>>({}); // the last that could be played
  problem = $state.raw<Refusal | null>(null); // why nothing can be said
  waits = $state(true); // the text is newer than what was found
  #game: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #text: string | null = null; // the newest
  #asks = false;

  constructor(game: string) {
    this.#game = game;
  }

  get isPlayable(): boolean {
    return this.found !== null && this.found.fault === null && !this.waits;
  }

  /** Looks at a text, at once if it is the first one. */
  look(text: string): void {
    clearTimeout(this.#timer);
    this.#text = text;
    this.waits = true;
    this.#timer = setTimeout(() => void this.#ask(text), this.found ? PAUSE : 0);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#text = null;
  }

  /** One at a time, since nobody may have many checks under way; what was changed meanwhile is asked next. */
  async #ask(text: string): Promise<void> {
    if (this.#asks) return;
    this.#asks = true;
    const found = await checkPiece(this.#game, text).catch(refusalOf);
    this.#asks = false;
    if (this.#text === null) return;
    if (text !== this.#text) this.look(this.#text);
    else if (!(found instanceof Refusal)) this.#answer(found);
    else if (found.status === TOO_FAST) this.#timer = setTimeout(() => void this.#ask(text), AGAIN);
    else this.problem = found;
  }

  #answer(found: PieceChecked): void {
    [this.found, this.problem, this.waits] = [found, null, false];
    if (!found.fault) this.pieces = found.pieces;
  }
}
