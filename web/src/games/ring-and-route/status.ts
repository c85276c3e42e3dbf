/** The sentence above the dice: what is going on, or what is asked of the seat that is shown. */

import { t } from '../../lib/words.svelte';
import { sum, type Choices } from './choices';
import { colourName } from './labels';
import type { Look } from './look';

export interface Situation {
  look: Look;
  resting: boolean; // the dice lie
  choices: Choices;
  chosen: string;
  free: boolean; // there are dice to choose
  fits: boolean; // a space can be marked with what is chosen
  active: string; // the active player's name
  thinking: string[]; // names of those who are not done
  winners: string[];
  points: number; // of the winners
}

export function statusText(now: Situation): string {
  const { look, choices, active, thinking, winners, points } = now;
  if (look.phase === 'over') {
    return t('ring-and-route-page-winners', { names: winners.join(', '), count: winners.length, points });
  }
  if (!now.resting) return t('ring-and-route-throw', { name: active });
  if (choices.keep) return t('ring-and-route-page-ask-keep');
  if (look.phase === 'decide') return t('ring-and-route-page-decides', { name: active });
  if (choices.done) return asksToMark(now);
  if (!thinking.length) return '';
  return t('ring-and-route-page-waiting', { names: thinking.join(', '), count: thinking.length });
}

function asksToMark({ look, choices, chosen, free, fits }: Situation): string {
  if (!free) return t('ring-and-route-page-all-used');
  if (!chosen) return t(choices.ways.length ? 'ring-and-route-page-ask-mark' : 'ring-and-route-page-no-mark');
  const dice = look.dice.filter((die) => chosen.includes(die.die));
  const total = sum(look.dice, chosen);
  const what =
    dice.length === 1
      ? t('ring-and-route-page-chosen-one', { number: total, colour: colourName(dice[0]!.colour) })
      : t('ring-and-route-page-chosen-sum', { sum: total, parts: dice.map((die) => die.number).join(' + ') });
  return fits ? what : `${what} ${t('ring-and-route-page-chosen-none')}`;
}
