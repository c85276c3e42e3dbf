/** What is shown one after the other, although it may have arrived at once. */

import type { Look, Throw } from './types';

/** What is to be seen at a moment. */
export interface Frame {
  look: Look;
  throws: number;
  pending: number[];
}

export interface Step {
  frame: Frame;
  rolls: boolean; // the dice of the frame are in the air
  parallel: boolean; // others mark, which changes nothing for anybody else
  hold: number; // milliseconds until the next one is shown, at least
}

export const ROLL = 850;
const HOLD = { unused: 1100, dice: 650, mark: 260, none: 0 };

/** The steps from one frame to the next, in which marks by `mine` are never waited for. */
export function steps(from: Frame, to: Frame, mine: readonly number[]): Step[] {
  const fell = to.throws - from.throws;
  const fresh = fell > 0 ? to.look.dice.thrown.slice(-fell) : [];
  if (fresh.length === 0) return [change(from, to, mine)];
  const rolls = fresh.flatMap((one, at) => {
    const thrown = to.look.dice.thrown.slice(0, to.look.dice.thrown.length - fresh.length + at + 1);
    const air = { frame: before(from, to, one, thrown), rolls: true, parallel: false, hold: ROLL };
    const last = at === fresh.length - 1;
    return last ? [air] : [air, { frame: atRest(air.frame, one), rolls: false, parallel: false, hold: HOLD.unused }];
  });
  return [...rolls, { frame: to, rolls: false, parallel: false, hold: HOLD.dice }];
}

/** No dice fell: somebody has decided about them, or has marked. */
function change(from: Frame, to: Frame, mine: readonly number[]): Step {
  const a = from.look;
  const b = to.look;
  const same = a.phase === b.phase && a.active === b.active && a.dice.aside === b.dice.aside;
  const others = b.seats.some((seat, at) => !mine.includes(at) && seat.crossed !== a.seats[at]?.crossed);
  return { frame: to, rolls: false, parallel: same, hold: others ? HOLD.mark : same ? HOLD.none : HOLD.dice };
}

/** The dice are in the air: nothing that follows from them is seen. Crosses that led to the throw are. */
function before(from: Frame, to: Frame, one: Throw, thrown: Throw[]): Frame {
  const treasure = one.kind === 'treasure';
  const look: Look = {
    ...to.look,
    phase: 'throw',
    active: treasure ? from.look.active : one.seat,
    room: {},
    dice: {
      aside: one.aside,
      others: '',
      due: one.dice.length,
      chosen: one.kind === 'again' ? from.look.dice.chosen : null,
      owner: treasure ? one.seat : null,
      thrown,
    },
    seats: to.look.seats.map((seat, at) => ({ ...(one.kind === 'again' ? (from.look.seats[at] ?? seat) : seat), left: 0, using: null })),
  };
  return { look, throws: to.throws, pending: [] };
}

/** They have come to rest, and nobody can use them. */
function atRest(air: Frame, one: Throw): Frame {
  return { ...air, look: { ...air.look, dice: { ...air.look.dice, others: one.dice, due: 0 } } };
}

/** A frame as it was before its only throw. */
export function unthrown(frame: Frame): Frame {
  const dice = { ...frame.look.dice, aside: '', others: '', due: 6, chosen: null, thrown: [] };
  return { look: { ...frame.look, phase: 'throw', room: {}, dice }, throws: frame.throws - 1, pending: [] };
}
