/** Start positions of Diceland, as records have them (docs/notation.md), set up by hand. */

import type { Event } from '../../lib/position-link';

export interface Start {
  active: number;
  turns: number;
  crossed: string[][]; // the names of spaces, by seat
  then?: Event[];
}

const MARKS = /^(use|cross|pass)\b/;

/** The dice and what was decided about them, without what was made of them. */
export function undecided({ then = [] }: Start): Event[] {
  const first = then.findIndex(([, words]) => MARKS.test(words));
  return first < 0 ? then : then.slice(0, first);
}

/** The position with a cross put on a space of a seat, or taken off it. */
export function withCross(start: Start, seat: number, space: string): Start {
  const crossed = start.crossed[seat] ?? [];
  return withCrosses(start, seat, crossed.includes(space) ? crossed.filter((other) => other !== space) : [...crossed, space]);
}

export function withCrosses(start: Start, seat: number, crossed: string[]): Start {
  return { ...start, crossed: start.crossed.map((others, at) => (at === seat ? crossed : others)), then: undecided(start) };
}
