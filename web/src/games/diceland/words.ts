/** The messages of a table, in the language of the page. */

import { list, t } from '../../lib/words.svelte';
import { count, type Offer } from './moves';
import { completeColours, type Colour, type Dice, type Look, type SeatLook, type Throw } from './types';

export function colourWord(colour: Colour): string {
  return t('diceland-colour', { colour });
}

/** "3 red, 1 yellow" */
export function numbersOf(dice: string): string {
  return list([...count(dice)].map(([colour, number]) => t('diceland-page-number', { count: number, colour })));
}

export function diceWords(dice: Dice, rolling: boolean): string {
  if (rolling) return t('diceland-page-rolling');
  const parts = [];
  if (dice.aside) parts.push(t('diceland-page-aside', { dice: numbersOf(dice.aside) }));
  if (dice.others) parts.push(t('diceland-page-others', { dice: numbersOf(dice.others) }));
  return parts.join(' ') || t('diceland-page-no-dice');
}

export function throwWords(one: Throw, name: string): string {
  const codes = { first: 'diceland-throw', again: 'diceland-throw-again', treasure: 'diceland-throw-treasure' };
  return t(codes[one.kind], { name });
}

export function progressWords(part: SeatLook, goal: number): string {
  return t('diceland-page-progress', { count: part.treasures, goal });
}

export function completeWords(part: SeatLook): string {
  const colours = completeColours(part.complete).map(colourWord);
  return colours.length > 0 ? t('diceland-page-complete', { colours: list(colours) }) : t('diceland-page-complete-none');
}

/** What a seat is asked; `confirms` if its last cross is only to be confirmed. */
export function questionWords(offer: Offer, look: Look, seat: number, confirms: boolean): string {
  if (offer.picks.length > 0) return t('diceland-page-ask-pick');
  if (offer.reroll) return t('diceland-page-ask-decide');
  if (confirms) return t(offer.crosses.size > 1 ? 'diceland-page-ask-confirm-or' : 'diceland-page-ask-confirm');
  const { left = 0, using = null } = look.seats[seat] ?? {};
  if (offer.crosses.size > 0 && using) {
    const { aside, others } = look.dice;
    const due = count(aside + others).get(using) ?? 0; // the crosses of a whole part
    return t(left < due ? 'diceland-page-ask-more' : 'diceland-page-ask-cross', { left, colour: using });
  }
  return t(look.phase === 'treasure' ? 'diceland-page-ask-treasure' : 'diceland-page-ask-use');
}

/** What everybody waits for. */
export function waitWords(look: Look, pending: number[], names: string[]): string {
  const name = list(pending.map((seat) => names[seat] ?? ''));
  if (pending.length === 0) return '';
  if (look.phase === 'pick') return t('diceland-page-wait-pick', { name });
  if (look.phase === 'decide') return t('diceland-page-wait-decide', { name });
  if (look.phase === 'treasure') return t('diceland-page-wait-treasure', { name });
  return t('diceland-page-wait', { name });
}

export function winWords(winners: number[], names: string[]): string {
  return t('diceland-page-won', { count: winners.length, names: list(winners.map((seat) => names[seat] ?? '')) });
}

/** Who alone has the most treasures; null if nobody has. */
export function leader(treasures: readonly number[]): number | null {
  const most = Math.max(...treasures);
  const first = treasures.indexOf(most);
  return most > 0 && first === treasures.lastIndexOf(most) ? first : null;
}
