/** The newest marks of each seat, so that everybody can see what the others did until they decide again. */

import { currentSheet, type Look, type SeatLook } from './types';

export interface Marks {
  turn: number; // whose dice they were made with
  sheet: number; // how many sheets the seat had begun
  ring: number[];
  route: number[];
}

/** The marks of every seat after another moment. Marks of a turn stay until the seat makes others, or its sheet is turned over. */
export function newest(known: readonly Marks[], from: Look | null, to: Look): Marks[] {
  const turn = turnOf(to);
  return to.seats.map((seat, at) => {
    const before = from?.seats[at];
    const here: Marks = { turn, sheet: seat.sheets.length, ring: [], route: [] };
    const old = known[at];
    if (!before || !old || old.sheet !== here.sheet || shrunk(before, seat)) return { ...here, ...left(old, seat, here) };
    const ring = added(currentSheet(before).ring, currentSheet(seat).ring);
    const route = added(currentSheet(before).route, currentSheet(seat).route);
    if (!ring.length && !route.length) return old;
    const same = old.turn === turn;
    return { ...here, ring: [...(same ? old.ring : []), ...ring], route: [...(same ? old.route : []), ...route] };
  });
}

/** The turn in which the marks of a moment were made: before the dice are kept, nobody has marked with them. */
const turnOf = ({ phase, turn }: Look): number => (phase === 'mark' || phase === 'over' ? turn : turn - 1);

/** What a seat has done with the dice of a turn, if it has finished between two moments. Null if not, or if it wasn't all seen. */
export function finished(seat: number, before: Look, next: Look, marks: Marks | undefined): Marks | null {
  const [was, is] = [before.seats[seat]!, next.seats[seat]!];
  const over = next.turn > before.turn;
  if (before.phase !== 'mark' || was.done || !(over || is.done) || turnOf(next) !== before.turn) return null;
  if (marks?.turn === before.turn && marks.ring.length + marks.route.length) return marks;
  return was.used || (!over && is.used) ? null : { turn: before.turn, sheet: is.sheets.length, ring: [], route: [] };
}

const added = (before: readonly number[], after: readonly number[]): number[] => after.filter((space) => !before.includes(space));

const marked = (seat: SeatLook): number => currentSheet(seat).ring.length + currentSheet(seat).route.length;

/** Whether marks were taken back, or somebody travels back in time. */
const shrunk = (before: SeatLook, after: SeatLook): boolean => marked(after) < marked(before);

/** Those marks that are still there. */
function left(old: Marks | undefined, seat: SeatLook, here: Marks): Partial<Marks> {
  if (!old || old.sheet !== here.sheet) return {};
  const { ring, route } = currentSheet(seat);
  return { turn: old.turn, ring: old.ring.filter((space) => ring.includes(space)), route: old.route.filter((space) => route.includes(space)) };
}

/** The names of the spaces. */
export function spacesOf({ ring, route }: Marks): ReadonlySet<string> {
  return new Set([...ring.map((space) => `c${space}`), ...route.map((space) => `n${space}`)]);
}
