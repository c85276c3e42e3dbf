/** The steps in which events of Ring & Route are shown (lib/pace.svelte.ts). */

import type { Pacing, Step as AnyStep, Viewer } from '../../lib/pace.svelte';
import type { Moment as AnyMoment } from '../contract';
import type { Look } from './types';

type Moment = AnyMoment<Look>;
type Step = AnyStep<Look>;

export const ROLL = 900; // milliseconds until the dice lie
export const HOLD = { dice: 700, mark: 450, none: 0 };
const MOST_THROWS = 3; // that wait to be seen

function steps(from: Moment, to: Moment, { mine, frozen, motion }: Viewer): Step[] {
  const fell = to.throws > from.throws;
  const step = { moment: to, rolls: false, parallel: true };
  if (!motion || (frozen && !fell)) return [{ ...step, urgent: true, hold: HOLD.none }];
  if (!fell) return [{ ...step, hold: HOLD.mark }];
  const { phase, active } = from.look;
  const urgent = phase !== 'decide' || mine.includes(active); // another player's dice stay visible before they are thrown again
  return [
    { ...step, rolls: true, parallel: false, urgent, hold: ROLL },
    { ...step, hold: HOLD.dice },
  ];
}

/** Drops marks that a later throw overtakes, and throws too far back to catch up with. */
function keep(waiting: Step[]): Step[] {
  const throws = waiting.filter(({ rolls }) => rolls);
  const oldest = throws.length > MOST_THROWS ? waiting.indexOf(throws.at(-MOST_THROWS)!) : 0;
  const newest = throws.length ? waiting.indexOf(throws.at(-1)!) : -1;
  return waiting.filter(({ hold }, at) => at >= oldest && (at > newest || hold !== HOLD.mark));
}

function opening(moment: Moment): Moment {
  return moment.throws === 1 && moment.look.phase === 'decide' ? { ...moment, throws: 0 } : moment;
}

export const pacing: Pacing<Look> = { opening, steps, keep, quietUntil: 'settled' };
