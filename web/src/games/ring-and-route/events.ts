/** Events as text, for the list of events. Spaces are called by their number or colour, which the dice have made. */

import { t } from '../../lib/words.svelte';
import type { Tell } from '../contract';
import { sum } from './moves';
import type { Look } from './types';
import { colourWord, diceWords } from './words';

const TOLD: Record<string, (first: string, second: string, look: Look) => string> = {
  keep: () => t('ring-and-route-page-told-keep'),
  reroll: (dice) => t('ring-and-route-page-told-reroll', { dice: diceWords(dice) }),
  ring: (_, dice, look) => t('ring-and-route-page-told-ring', { colour: colourWord(colourOf(look, dice)), dice: diceWords(dice) }),
  route: (_, dice, look) => t('ring-and-route-page-told-route', { number: sum(look.dice, dice), dice: diceWords(dice) }),
  done: () => t('ring-and-route-page-told-done'),
  turn: () => t('ring-and-route-page-told-turn'),
};

export const tell: Tell<Look> = (words, look) => {
  const [word = '', first = '', second = ''] = words.split(' ');
  return TOLD[word]?.(first, second, look) ?? words.split(' ').map(face).join(', ');
};

const colourOf = (look: Look, name: string): string => look.dice.find(({ die }) => die === name)?.colour ?? '';

/** “A6g” */
const face = (fallen: string): string => `${fallen[0]} ${fallen[1]} ${colourWord(fallen[2] ?? '')}`;
