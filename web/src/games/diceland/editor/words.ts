/** The words of the editor. */

import { t } from '../../../lib/words.svelte';
import { colourOf, isTreasure } from './facts';
import { OBSTACLE, OUTSIDE, placeName, START, type Place } from './grid';

/** “d5, red, treasure” */
export function cellWords(place: Place, cell: string): string {
  const space = placeName(place);
  const colour = colourOf(cell);
  if (colour) return t('diceland-workshop-cell', { space, colour, treasure: isTreasure(cell) ? 'yes' : 'no' });
  const kinds: Record<string, string> = { [START]: 'start', [OBSTACLE]: 'obstacle', [OUTSIDE]: 'outside' };
  return t('diceland-workshop-cell-other', { space, kind: kinds[cell] ?? 'unknown' });
}
