/** What the analysis board says. */

import type { Refusal } from '../../lib/api';
import { said } from '../../lib/refusals';
import { capital, t } from '../../lib/words.svelte';

/** Why a position can't be, with the number of the rule that it breaks. */
export function whyWords(refusal: Refusal): string {
  const why = said(refusal);
  const { rule } = refusal.params;
  return typeof rule === 'string' ? t('page-analysis-rule', { rule, why }) : capital(why);
}
