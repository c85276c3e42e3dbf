/** The steps in which events of Diceland are shown (lib/pace.svelte.ts). */

import type { Pacing, Step as AnyStep, Viewer } from '../../lib/pace.svelte';
import type { Moment as AnyMoment } from '../contract';
import type { Colour, Dice, Look, Lost, Throw } from './types';

type Moment = AnyMoment<Look>;
type Step = AnyStep<Look>;

export const ROLL = 850; // milliseconds
const HOLD = { lost: 3000, passed: 2000, unused: 1100, treasure: 1100, dice: 650, mark: 320, none: 0 };
const MOST = 24; // steps that may wait

/** The steps from one moment to the next; marks by `mine` take no time. */
function steps(from: Moment, to: Moment, viewer: Viewer): Step[] {
  const { mine, frozen } = viewer;
  const fell = to.throws - from.throws;
  const fresh = fell > 0 ? to.look.dice.thrown.slice(-fell) : [];
  const last = fresh.at(-1);
  const again = fresh[0]?.kind === 'again' ? fresh[0] : undefined;
  const lost = lostBetween(from, to, fresh);
  const loss = lost ? [losing(from, lost, mine.includes(lost.seat) && !frozen)] : [];
  if (!last) return [...loss, { ...change(from, to, mine), ...passing(from, to, viewer) }];
  const rolls = fresh.flatMap((one, at) => {
    const thrown = to.look.dice.thrown.slice(0, to.look.dice.thrown.length - fresh.length + at + 1);
    const air = { moment: inTheAir(from, to, one, thrown), rolls: true, parallel: false, hold: ROLL };
    if (one === again && lost) return [air, ...loss];
    return one === last ? [air] : [air, { moment: atRest(air.moment, one), rolls: false, parallel: false, hold: HOLD.unused }];
  });
  const hold = last.kind === 'treasure' && !mine.includes(last.seat) ? HOLD.treasure : HOLD.dice;
  return [...(again ? [] : loss), ...rolls, { moment: to, rolls: false, parallel: false, hold, ...passing(from, to, viewer) }];
}

/** What the active seat has lost if phase 1 has ended with dice that it can't use: whoever can has to cross before anything else. */
function lostBetween(from: Moment, to: Moment, fresh: Throw[]): Lost | null {
  const { active: seat, phase, dice, room } = from.look;
  const after = to.look;
  if (phase !== 'decide' || dice.chosen === null || to.throws < from.throws) return null;
  if (after.phase === 'pick' && fresh.length === 0) return null; // the choice was taken back
  const goesOn = after.active === seat && after.dice.chosen !== null && after.phase !== 'mark' && fresh.every(({ kind }) => kind === 'again');
  const asked = after.phase === 'mark' && after.active === seat && to.pending.includes(seat);
  const crosses = asked || after.seats[seat]?.crossed !== from.look.seats[seat]?.crossed;
  if (goesOn || crosses) return null;
  const [again] = fresh;
  const lie = again?.kind === 'again' ? { ...dice, ...setAside(again, dice.chosen), due: 0 } : dice;
  const full = from.look.seats[seat]?.complete.includes(dice.chosen);
  return { seat, colour: dice.chosen, room: full ? 'full' : (room[dice.chosen] ?? 0), dice: lie };
}

/** Nothing but this tells that dice are lost, so their player sees it in peace. */
function losing(from: Moment, lost: Lost, isMine: boolean): Step {
  const look: Look = { ...from.look, phase: 'mark', room: {}, reach: {}, idle: [], dice: lost.dice, lost };
  return { moment: { ...from, look, pending: [] }, rolls: false, parallel: false, stops: isMine, hold: isMine ? HOLD.lost : HOLD.unused };
}

/** Whoever is not even asked, since none of the dice fits, sees that as well. */
function passing(from: Moment, to: Moment, { mine, frozen }: Viewer): Partial<Step> {
  const passes = (moment: Moment): boolean => mine.length === 1 && moment.look.idle.includes(mine[0]!);
  return passes(to) && !passes(from) && !frozen ? { parallel: false, stops: true, hold: HOLD.passed } : {};
}

/** How the dice lie after a further throw. */
function setAside({ aside, dice }: Throw, colour: Colour): Pick<Dice, 'aside' | 'others'> {
  const others = dice.replaceAll(colour, '');
  return { aside: aside + colour.repeat(dice.length - others.length), others };
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
    reach: {},
    idle: [],
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
  return { ...moment, look: { ...moment.look, phase: 'throw', room: {}, reach: {}, idle: [], dice }, throws: 0, pending: [] };
}

export const pacing: Pacing<Look> = {
  opening,
  steps,
  keep: (waiting) => (waiting.length > MOST ? [] : waiting),
  quietUntil: 'idle',
};
