/** What a pointer does on the drawing of a side: paints, moves a number, draws a link, taps. */

import { snapped, type Frame } from './frame';
import { toPosition, type Drawn } from './layout';
import { type Link, type Point } from './side';

/** What can be done with a side. */
export interface Acts {
  paint: (index: number, letter?: string, gesture?: unknown) => void; // with the colour in hand
  place: (at: Point, value?: number) => void;
  aim: (at: Point, number: number) => void; // the place for a further number, and which number is there, or -1
  pick: (index: number) => void;
  choose: (link: Link | null) => void;
  move: (index: number, to: Point) => void;
  nudge: (index: number, right: number, down: number) => void;
  type: (index: number, digit: number, fresh: boolean) => void;
  join: (a: number, b?: number) => void; // a link begins or ends here, or is between both
  remove: (index: number) => void;
  leave: () => boolean; // false if there was nothing to leave
}

interface Bench {
  readonly drawn: Drawn;
  readonly frame: Frame;
  readonly links: boolean; // links are drawn, rather than numbers moved
  readonly acts: Acts;
}

type At = Point & { scale: number };

type Held =
  | { kind: 'brush'; gesture: object; last: number }
  | { kind: 'number'; index: number; begin: Point; grip: Point; moved: boolean }
  | { kind: 'tap'; begin: Point; link: Link | null };

const REACH = 24; // CSS pixels from the middle of a number that still count for it
const STILL = 5; // CSS pixels that a finger moves when it only taps

export class Hand {
  dragged = $state.raw<(Point & { index: number }) | null>(null); // a number, and the position it would get
  line = $state.raw<{ from: number; to: Point } | null>(null); // a link that is being drawn
  #bench: Bench;
  #held: Held | null = null;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  down(event: PointerEvent, at: At): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.target as Element;
    const space = target.closest<SVGElement>('[data-space]')?.dataset.space ?? '';
    target.releasePointerCapture(event.pointerId); // a finger moves on to other spaces
    const index = this.#near(at);
    if (space[0] === 'c') this.#brush(Number(space.slice(1)), { kind: 'brush', gesture: {}, last: -1 });
    else if (index >= 0) {
      const number = this.#bench.drawn.numbers[index]!;
      this.#held = { kind: 'number', index, begin: at, grip: { x: number.x - at.x, y: number.y - at.y }, moved: false };
    } else {
      const link = target.closest<SVGElement>('[data-link]')?.dataset.link;
      this.#held = { kind: 'tap', begin: at, link: link ? (link.split(',').map(Number) as [number, number]) : null };
    }
  }

  move(event: PointerEvent, place: (event: PointerEvent) => At): void {
    const held = this.#held;
    if (!held) return;
    const at = place(event);
    if (held.kind === 'brush') {
      const space = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-space]')?.dataset.space ?? '';
      if (space[0] === 'c') this.#brush(Number(space.slice(1)), held);
    } else if (held.kind === 'number') {
      held.moved ||= far(held.begin, at) > STILL * at.scale;
      if (!held.moved) return;
      if (this.#bench.links) this.line = { from: held.index, to: at };
      else this.dragged = { index: held.index, ...this.#position({ x: at.x + held.grip.x, y: at.y + held.grip.y }) };
    }
  }

  up(event: PointerEvent, place: (event: PointerEvent) => At): void {
    const held = this.#held;
    const { acts } = this.#bench;
    if (!held) return;
    const at = place(event);
    const { dragged, line } = this;
    this.drop();
    if (held.kind === 'tap') this.#tap(held, at);
    else if (held.kind !== 'number') return;
    else if (dragged) acts.move(dragged.index, { x: dragged.x, y: dragged.y });
    else if (!line) acts.pick(held.index);
    else if (this.#near(at) >= 0 && this.#near(at) !== line.from) acts.join(line.from, this.#near(at));
  }

  drop(): void {
    [this.#held, this.dragged, this.line] = [null, null, null];
  }

  #tap({ begin, link }: Held & { kind: 'tap' }, at: At): void {
    const { acts } = this.#bench;
    if (far(begin, at) > STILL * at.scale * 2) return; // it was a scroll
    if (link) acts.choose(link);
    else acts.place(this.#position(at));
  }

  #brush(index: number, held: Held & { kind: 'brush' }): void {
    this.#held = held;
    if (held.last === index) return;
    held.last = index;
    this.#bench.acts.paint(index, undefined, held.gesture);
  }

  #position(at: Point): Point {
    return snapped(this.#bench.frame, toPosition(this.#bench.frame, at));
  }

  /** The nearest number within reach; -1 if there is none. */
  #near(at: At): number {
    const distances = this.#bench.drawn.numbers.map((number) => far(number, at));
    const least = Math.min(...distances);
    return least <= Math.max(REACH * at.scale, 36) ? distances.indexOf(least) : -1;
  }
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
