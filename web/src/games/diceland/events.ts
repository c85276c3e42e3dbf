/** Events as text, for the list of events. */

import { t } from '../../lib/words.svelte';
import type { Tell } from '../contract';
import { numbersOf } from './words';

/** "pick g" is "chooses green", "rrrygg" is "3 red, 1 yellow and 2 green". */
export const tell: Tell = (words) => {
  const [verb, what = ''] = words.split(' ') as [string, string?];
  if (verb === 'cross') return t('diceland-page-tell-cross', { space: what });
  if (verb === 'pick' || verb === 'use') return t(`diceland-page-tell-${verb}`, { colour: what });
  if (['reroll', 'stop', 'pass'].includes(verb)) return t(`diceland-page-tell-${verb}`);
  return numbersOf(words);
};
