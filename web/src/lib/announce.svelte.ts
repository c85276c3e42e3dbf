/** Short messages that are seen for a moment and spoken by a screen reader. */

export type Tone = 'plain' | 'bad';

interface Notice {
  id: number;
  text: string;
  tone: Tone;
}

const SHOWN = 3;
const SECONDS = 5;

class Notices {
  shown = $state<Notice[]>([]);
  hushed = $state(false); // dice are in the air: nothing that follows from them may be told before they lie
  #waiting: string[] = [];
  #last = 0;

  /** Says it in a moment, when the game has had its chance to hush. A refusal is said at once. */
  add(text: string, tone: Tone): void {
    if (tone === 'bad') return this.#show(text, tone);
    this.#waiting.push(text);
    setTimeout(() => this.#sayWaiting());
  }

  hush(hushed: boolean): void {
    this.hushed = hushed;
    this.#sayWaiting();
  }

  #sayWaiting(): void {
    if (!this.hushed) this.#waiting.splice(0).forEach((text) => this.#show(text, 'plain'));
  }

  #show(text: string, tone: Tone): void {
    const id = ++this.#last;
    this.shown = [...this.shown, { id, text, tone }].slice(-SHOWN);
    setTimeout(() => this.drop(id), SECONDS * 1000);
  }

  clear(): void {
    this.#waiting = [];
    this.shown = this.shown.filter(({ tone }) => tone === 'bad');
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

export function announce(text: string, tone: Tone = 'plain'): void {
  notices.add(text, tone);
}

/** A game calls this while dice roll, and again when they lie. */
export function hush(hushed: boolean): void {
  notices.hush(hushed);
}
