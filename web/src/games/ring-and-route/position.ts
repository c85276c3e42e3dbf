/** Start positions of Ring & Route, as records have them (docs/notation.md), set up by hand. */

import type { Event } from '../../lib/position-link';

export interface Start {
  active: number;
  turns: number;
  seats: SeatStart[];
  then?: Event[];
}

export interface SeatStart {
  sheet?: number; // 1 or 2
  ring?: string[]; // "c3", …
  route?: string[]; // "n0", …
  misthrows?: number;
  points?: number; // of the first sheet, once it is finished
}

const MARKS = /^(ring|route|done|turn)\b/;

/** The dice and what was decided about them, without what was made of them. */
export function undecided({ then = [] }: Start): Event[] {
  const first = then.findIndex(([, words]) => MARKS.test(words));
  return first < 0 ? then : then.slice(0, first);
}

export function withSeat(start: Start, seat: number, changes: SeatStart): Start {
  const next = { ...start.seats[seat], ...changes };
  if (next.sheet !== 2) delete next.points;
  return { ...start, seats: start.seats.map((part, at) => (at === seat ? next : part)), then: undecided(start) };
}

/** A space is marked, or no longer: of the ring, any; of the route, with all that was drawn after it. */
export function marked(part: SeatStart, space: string, around: number): SeatStart {
  if (space[0] === 'c') return { ring: along(toggled(part.ring ?? [], space), around) };
  const { route = [] } = part;
  const at = route.indexOf(space);
  return { route: at < 0 ? [...route, space] : route.slice(0, at) };
}

const toggled = (spaces: string[], space: string): string[] =>
  spaces.includes(space) ? spaces.filter((other) => other !== space) : [...spaces, space];

/** Ring spaces in their order around, beginning where there is a gap, so that each follows its neighbour. */
function along(spaces: string[], around: number): string[] {
  const numbers = spaces.map((space) => Number(space.slice(1)));
  const begin = numbers.find((number) => !numbers.includes((number + around - 1) % around)) ?? 0;
  const place = (number: number): number => (number - begin + around) % around;
  return numbers.sort((one, other) => place(one) - place(other)).map((number) => `c${number}`);
}
