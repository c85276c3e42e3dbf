import type { Seat } from '../protocol';
import { t } from './words.svelte';

/** What seats are called: people by their names, bots by their level; equal ones are numbered. */
export function seatNames(seats: Seat[]): string[] {
  const plain = seats.map(plainName);
  return plain.map((name, i) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    return t('page-seat-numbered', { name, number: plain.slice(0, i + 1).filter((other) => other === name).length });
  });
}

function plainName(seat: Seat): string {
  if (seat.kind === 'bot' && seat.bot) return levelName(seat.bot);
  return seat.name || t('page-seat-open');
}

/** A level's name with a capital letter, as a name has one. */
export function levelName(level: string): string {
  const name = t(`level-${level}`);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
