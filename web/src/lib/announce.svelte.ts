/** News: short messages, one at a time, each seen as long as reading takes, and spoken by a screen reader. The last one stays
    until something else happens: another message, or a tap. */

import { onMount } from 'svelte';

export type Tone = 'plain' | 'bad';

interface Notice {
  id: number;
  text: string;
  tone: Tone;
  read: boolean; // it has been seen long enough
}

const SHORTEST = 4000; // milliseconds that a message is seen
const PER_LETTER = 60;
const GLANCE = 1000; // milliseconds after which a tap takes a message away
const MOST = 4; // plain messages that may wait; older ones are no news any more

class Notices {
  shown = $state.raw<Notice | null>(null);
  hushed = $state(false); // dice are in the air: nothing that follows from them may be told before they lie
  lasting = $state(''); // what goes on for a while, seen whenever there is no news
  places = $state.raw<object[]>([]); // where news can be seen; the last one shows them
  #waiting: string[] = [];
  #last = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says it in a moment, when the game has had its chance to hush. A refusal is said at once. */
  add(text: string, tone: Tone): void {
    if (tone === 'bad') return this.#show(text, tone);
    this.#waiting = [...this.#waiting, text].slice(-MOST);
    setTimeout(() => this.#next());
  }

  hush(hushed: boolean): void {
    this.hushed = hushed;
    this.#next();
  }

  /** Forgets what waits; a refusal is still read to its end. */
  clear(): void {
    this.#waiting = [];
    if (this.shown?.tone === 'plain') this.#end();
  }

  /** Somebody goes on: what has been seen is over, and a refusal no longer holds. */
  touch(): void {
    if (this.shown && (this.shown.read || Date.now() - this.#since >= GLANCE)) this.#end();
  }

  /** What has been read elsewhere is no news at another place. */
  move(): void {
    if (this.shown?.read) this.#end();
  }

  /** Nobody reads while the page is not seen: the time begins again when it is. */
  look(seen: boolean): void {
    clearTimeout(this.#timer);
    if (seen && this.shown && !this.shown.read) this.#count(this.shown);
  }

  #next(): void {
    const [text] = this.#waiting;
    if (this.hushed || (this.shown && !this.shown.read) || text === undefined) return;
    this.#waiting = this.#waiting.slice(1);
    this.#show(text, 'plain');
  }

  #show(text: string, tone: Tone): void {
    this.shown = { id: ++this.#last, text, tone, read: false };
    this.#count(this.shown);
  }

  #count({ text }: Notice): void {
    clearTimeout(this.#timer);
    this.#since = Date.now();
    if (!document.hidden) this.#timer = setTimeout(() => this.#read(), Math.max(SHORTEST, text.length * PER_LETTER));
  }

  /** What has been read gives way to what waits, and stays otherwise; a refusal goes. */
  #read(): void {
    if (this.shown?.tone === 'bad') return this.#end();
    this.shown = this.shown && { ...this.shown, read: true };
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.#next();
  }
}

export const notices = new Notices();
addEventListener('pointerdown', () => notices.touch(), true);
addEventListener('keydown', () => notices.touch(), true);
document.addEventListener('visibilitychange', () => notices.look(!document.hidden));

/** A place for news, as long as its component is there; the latest has them. To be called while it is initialised. */
export function newsPlace(): { readonly shown: Notice | null; readonly lasting: string } {
  const place = {};
  onMount(() => {
    notices.move();
    notices.places = [...notices.places, place];
    return () => (notices.places = notices.places.filter((other) => other !== place));
  });
  return {
    get shown() { return notices.places.at(-1) === place ? notices.shown : null; },
    get lasting() { return notices.places.at(-1) === place ? notices.lasting : ''; },
  };
}

/** An empty text is said by the game's table itself. */
export function announce(text: string, tone: Tone = 'plain'): void {
  if (text) notices.add(text, tone);
}

/** A game calls this while dice roll, and again when they lie. */
export function hush(hushed: boolean): void {
  notices.hush(hushed);
}
