/** The steps in which events of Diceland are shown (lib/pace.svelte.ts). */

import type { Pacing, Step as AnyStep, Viewer } from '../../lib/pace.svelte';
import type { Moment as AnyMoment } from '../contract';
import type { Look, Throw } from './types';

type Moment = AnyMoment<Look>;
type Step = AnyStep<Look>;

export const ROLL = 850; // milliseconds
const HOLD = { unused: 1100, dice: 650, mark: 260, none: 0 };
const MOST = 24; // steps that may wait

/** The steps from one moment to the next; marks by `mine` take no time. */
function steps(from: Moment, to: Moment, { mine }: Viewer): Step[] {
  const fell = to.throws - from.throws;
  const fresh = fell > 0 ? to.look.dice.thrown.slice(-fell) : [];
  if (fresh.length === 0) return [change(from, to, mine)];
  const rolls = fresh.flatMap((one, at) => {
    const thrown = to.look.dice.thrown.slice(0, to.look.dice.thrown.length - fresh.length + at + 1);
    const air = { moment: inTheAir(from, to, one, thrown), rolls: true, parallel: false, hold: ROLL };
    const last = at === fresh.length - 1;
    return last ? [air] : [air, { moment: atRest(air.moment, one), rolls: false, parallel: false, hold: HOLD.unused }];
  });
  return [...rolls, { moment: to, rolls: false, parallel: false, hold: HOLD.dice }];
}

/** No dice fell: somebody has decided about them, or has marked. */
function change(from: Moment, to: Moment, mine: readonly number[]): Step {
  const a = from.look;
  const b = to.look;
  const same = a.phase === b.phase && a.active === b.active && a.dice.aside === b.dice.aside;
  const others = b.seats.some((seat, at) => !mine.includes(at) && seat.crossed !== a.seats[at]?.crossed);
  return { moment: to, rolls: false, parallel: same, hold: others ? HOLD.mark : same ? HOLD.none : HOLD.dice };
}

/** Shows nothing that follows from the dice, but the crosses that led to the throw. */
function inTheAir(from: Moment, to: Moment, one: Throw, thrown: Throw[]): Moment {
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
  return { ...to, look, pending: [] };
}

/** The dice have come to rest, and nobody can use them. */
function atRest(air: Moment, one: Throw): Moment {
  return { ...air, look: { ...air.look, dice: { ...air.look.dice, others: one.dice, due: 0 } } };
}

function opening(moment: Moment): Moment {
  if (moment.throws !== 1) return moment;
  const dice = { ...moment.look.dice, aside: '', others: '', due: 6, chosen: null, thrown: [] };
  return { ...moment, look: { ...moment.look, phase: 'throw', room: {}, dice }, throws: 0, pending: [] };
}

export const pacing: Pacing<Look> = {
  opening,
  steps,
  keep: (waiting) => (waiting.length > MOST ? [] : waiting),
  quietUntil: 'idle',
};
