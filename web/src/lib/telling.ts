/** Events as people would tell them, for lists of events. */

import type { SeatView, Tell } from '../games/contract';
import type { Frame } from '../protocol';
import { t } from './words.svelte';

/** What makes the events of a game readable. */
export interface Telling {
  tell: Tell;
  seats: SeatView[];
  pieces: Record<string, unknown>;
}

/** Who did what at a moment: “Ada: chooses green”. */
export function eventWords(frames: Frame[], number: number, { tell, seats, pieces }: Telling): string {
  const { event, look } = frames[number]!;
  if (!event) return t('page-history-start');
  const [who, words] = event as [number | 'dice', string];
  const name = who === 'dice' ? t('page-history-dice') : (seats[who]?.label ?? '');
  const before = frames[number - 1]?.look ?? null;
  return t('page-history-event', { name, what: tell(words, look, { seat: who === 'dice' ? null : who, before, seats, pieces }) });
}
