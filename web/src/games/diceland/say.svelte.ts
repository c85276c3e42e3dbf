/** What is said about dice and boards, in the language of the page. */

import { t, words } from '../../lib/words.svelte';
import { completeColours } from './board';
import { count } from './moves';
import type { Colour, Dice, Look, SeatLook, Throw } from './types';

export function list(parts: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(parts);
}

export function percent(part: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(part);
}

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

/** What everybody waits for. */
export function waitWords(look: Look, pending: number[], names: string[]): string {
  const name = list(pending.map((seat) => names[seat] ?? ''));
  if (pending.length === 0) return '';
  if (look.phase === 'pick') return t('diceland-page-wait-pick', { name });
  if (look.phase === 'decide') return t('diceland-page-wait-decide', { name });
  if (look.phase === 'treasure') return t('diceland-page-wait-treasure', { name });
  return t('diceland-page-wait', { name });
}
