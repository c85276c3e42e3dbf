/** One side of the paper on the bench: what is chosen, which tool is in hand, and what is done with it. */

import { t } from '../../../lib/words.svelte';
import type { Colour } from '../types';
import { USUAL, frameOf, shifted, snapped, step, type Frame } from './frame';
import { freePlace } from './free-place';
import type { Acts } from './hand.svelte';
import { drawnSide } from './layout';
import type { Fields } from './paper';
import { NUMBERS, changed, isLinked, linked, nextValue, numbersOf, painted, placed, removed, typedValue, type Link, type Point } from './side';
import { numbersTyped } from './typing';
import { ringWords, valueWord } from './words';

export const TOOLS = ['move', 'link'] as const;
export type Tool = (typeof TOOLS)[number];

interface Given {
  readonly side: Fields;
  readonly colour: Colour; // in hand
  readonly set: (side: Fields, said: string, gesture?: unknown) => void;
  readonly say: (words: string) => void;
}

export class SideDesk implements Acts {
  tool = $state<Tool>('move');
  chosen = $state(''); // a space, or a link as “0,1”
  queue = $state(''); // typed numbers that have no place yet
  cursor = $state.raw<Point>(USUAL); // the place for a further number
  #from = $state<number | null>(null);
  #given: Given;
  #lastFrame: Frame;
  #typing = {}; // the digits of one value are one step

  constructor(given: Given) {
    this.#given = given;
    this.#lastFrame = frameOf(numbersOf(given.side), USUAL);
    this.cursor = freePlace(this.#lastFrame, numbersOf(given.side));
  }

  readonly side = $derived.by(() => this.#given.side);
  readonly numbers = $derived(numbersOf(this.side));
  readonly frame = $derived.by(() => (this.#lastFrame = frameOf(this.numbers, this.#lastFrame))); // it holds still as long as it can
  readonly drawn = $derived(drawnSide(this.side, this.frame));
  readonly next = $derived(numbersTyped(this.queue, 1)[0] ?? nextValue(this.side)); // the value of a further number
  /** A link begins at this number. */
  readonly from = $derived(this.#from !== null && this.#from < this.numbers.length ? this.#from : null);
  readonly chosenNumber = $derived(this.chosen[0] === 'n' && Number(this.chosen.slice(1)) < this.numbers.length ? Number(this.chosen.slice(1)) : null);
  readonly chosenLink = $derived(this.drawn.links.find((link) => link.join() === this.chosen) ?? null);

  /** What can be done with the tool in hand. */
  readonly hint = $derived.by(() => {
    const count = this.numbers.length;
    if (this.from !== null) return t('ring-and-route-workshop-hint-to', { value: this.value(this.from) });
    if (this.tool === 'link') return t('ring-and-route-workshop-hint-link');
    if (count < NUMBERS) return t('ring-and-route-workshop-hint-place', { count, most: NUMBERS, value: this.next });
    return t('ring-and-route-workshop-hint-move');
  });

  value(index: number): string {
    return valueWord(this.numbers[index]?.value ?? 0);
  }

  // With a pointer or by keys

  paint(index: number, letter: string = this.#given.colour, gesture?: unknown): void {
    this.#given.set(painted(this.side, [index], letter), ringWords(letter, index), gesture);
  }

  /** A typed digit may have a second one, so the place stays; else it goes on to the next one. */
  place(at: Point, digit?: number): void {
    const count = this.numbers.length;
    if (this.tool === 'link' || count >= NUMBERS) return this.choose(null);
    this.#typing = {};
    const value = digit ?? this.next;
    const after = placed(this.side, { value, ...at });
    this.#given.set(after, t('ring-and-route-workshop-said-placed', { value, count: count + 1, most: NUMBERS }), this.#typing);
    if (digit !== undefined) return;
    this.queue = this.queue.replace(/^\D*\d+\D*/, '');
    this.chosen = '';
    this.cursor = freePlace(this.frame, numbersOf(after));
  }

  aim(at: Point, there: number): void {
    const words = there < 0 ? t('ring-and-route-workshop-place', { value: this.next, x: at.x, y: at.y }) : t('ring-and-route-workshop-number', { value: this.value(there), name: `n${there}` });
    this.#given.say(words);
  }

  pick(index: number): void {
    if (this.tool === 'link') this.join(index);
    else this.chosen = this.chosen === `n${index}` ? '' : `n${index}`;
  }

  choose(link: Link | null): void {
    this.chosen = link?.join() ?? '';
    this.#from = null;
  }

  move(index: number, to: Point): void {
    this.chosen = `n${index}`;
    this.#given.set(changed(this.side, index, to), t('ring-and-route-workshop-said-moved', { value: this.value(index), x: to.x, y: to.y }));
  }

  nudge(index: number, right: number, down: number): void {
    const { x, y } = this.numbers[index]!;
    const unit = step(this.frame);
    const to = snapped(this.frame, shifted({ x, y }, right * unit, down * unit));
    this.move(index, right ? { x: to.x, y } : { x, y: to.y });
  }

  type(index: number, digit: number, fresh: boolean): void {
    if (fresh) this.#typing = {};
    this.setValue(index, typedValue(this.numbers[index]!.value, digit, fresh), this.#typing);
  }

  setValue(index: number, value: number, gesture?: unknown): void {
    this.#given.set(changed(this.side, index, { value }), t('ring-and-route-workshop-number', { value: valueWord(value), name: `n${index}` }), gesture);
  }

  /** A link begins or ends here, or is between both. */
  join(a: number, b?: number): void {
    const one = b === undefined ? this.from : a;
    const other = b ?? a;
    this.#from = one === null ? a : null;
    if (one === null) this.#given.say(this.hint);
    else if (one !== other) this.toggle(one, other);
  }

  toggle(a: number, b: number): void {
    const code = isLinked(this.side, a, b) ? 'ring-and-route-workshop-said-unlinked' : 'ring-and-route-workshop-said-linked';
    const said = t(code, { a: this.value(a), b: this.value(b) });
    this.chosen = '';
    this.#given.set(linked(this.side, a, b), said);
  }

  remove(index: number): void {
    const said = t('ring-and-route-workshop-said-removed', { value: this.value(index) });
    this.leave();
    this.#given.set(removed(this.side, index), said);
  }

  leave(): boolean {
    const had = this.chosen !== '' || this.#from !== null;
    [this.chosen, this.#from] = ['', null];
    return had;
  }
}
