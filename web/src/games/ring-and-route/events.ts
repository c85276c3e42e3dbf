/** Events as text, for the list of events. */

import { t } from '../../lib/words.svelte';
import type { Tell } from '../contract';
import { colourWord, diceWords } from './words';

const TOLD: Record<string, (first: string, second: string) => string> = {
  keep: () => t('ring-and-route-page-told-keep'),
  reroll: (dice) => t('ring-and-route-page-told-reroll', { dice: diceWords(dice) }),
  ring: (space, dice) => t('ring-and-route-page-told-ring', { space, dice: diceWords(dice) }),
  route: (space, dice) => t('ring-and-route-page-told-route', { space, dice: diceWords(dice) }),
  done: () => t('ring-and-route-page-told-done'),
  turn: () => t('ring-and-route-page-told-turn'),
};

export const tell: Tell = (words) => {
  const [word = '', first = '', second = ''] = words.split(' ');
  return TOLD[word]?.(first, second) ?? words.split(' ').map(face).join(', ');
};

/** “A6g” */
const face = (fallen: string): string => `${fallen[0]} ${fallen[1]} ${colourWord(fallen[2] ?? '')}`;
