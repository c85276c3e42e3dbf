import type { PieceFault, PieceNotice } from '../../games/contract';
import { said } from '../../lib/refusals';
import { capital, t } from '../../lib/words.svelte';

/** What is wrong, or unusual, as a sentence with the rule's number. */
export function faultWords({ code, params, rule }: PieceFault | PieceNotice): string {
  const what = capital(said({ code, params }));
  return rule === null ? what : t('page-workshop-rule', { what, rule });
}
