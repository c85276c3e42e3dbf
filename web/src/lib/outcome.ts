/** Who has won, in words: whoever sits alone at this device is addressed. */

import { list, t } from './words.svelte';

export function outcome(names: string[], winners: number[], mine: number[]): string {
  if (!winners.length) return t('page-over-nobody');
  const [me] = mine;
  const called = (seats: number[]): string => list(seats.map((seat) => names[seat] ?? ''));
  if (mine.length !== 1 || !winners.includes(me!)) return t('page-over-won', { names: called(winners), count: winners.length });
  const others = winners.filter((seat) => seat !== me);
  return others.length ? t('page-over-you-share', { names: called(others) }) : t('page-over-you');
}
