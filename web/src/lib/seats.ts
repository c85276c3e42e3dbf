import type { Seat } from '../protocol';
import { capital, t } from './words.svelte';

const UNNAMED = /^Player (\d)$/;

/** What people are called who gave no name: the same at every table, and shown in the language of whoever reads it. */
export const unnamed = (number: number): string => `Player ${number}`;

export function personName(name: string): string {
  const number = UNNAMED.exec(name)?.[1];
  return number ? t('seat-person', { number }) : name;
}

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
  return personName(seat.name) || t('page-seat-open');
}

export function levelName(level: string): string {
  return capital(t(`level-${level}`));
}
