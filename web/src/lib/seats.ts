import type { Seat } from '../protocol';
import { BOT_NAMES } from './levels';
import { capital, t } from './words.svelte';

const NUMBERED = /^Player (\d)$/; // records call people so who gave no name, and earlier pages did

/** What a person is called; without a name, by the number of the chair, in the language of whoever reads it. */
export function personName(name: string, chair: number): string {
  const number = name ? NUMBERED.exec(name)?.[1] : chair + 1;
  return number ? t('seat-person', { number }) : name;
}

/** What seats are called: people by their names, bots by that of their level; equal ones are numbered. */
export function seatNames(seats: Seat[]): string[] {
  const plain = seats.map(plainName);
  return plain.map((name, i) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    return t('page-seat-numbered', { name, number: plain.slice(0, i + 1).filter((other) => other === name).length });
  });
}

function plainName({ kind, name, bot, chair }: Seat): string {
  if (kind === 'open' && !name) return t('page-seat-open');
  return kind === 'bot' && bot ? botName(bot) : personName(name, chair);
}

export function botName(level: string): string {
  return BOT_NAMES[level] ?? capital(level);
}

/** The same in lists, where whoever reads alone at a device and gave no name is “You”. */
export function seatLabels(seats: Seat[], mine: number[]): string[] {
  const [me] = mine;
  const nameless = mine.length === 1 && me !== undefined && isNameless(seats[me]);
  return seatNames(seats).map((name, seat) => (nameless && seat === me ? capital(t('page-you')) : name));
}

const isNameless = (seat?: Seat): boolean => seat?.kind === 'person' && (!seat.name || NUMBERED.test(seat.name));

/** The colour of whoever sits on a chair (app.css); it stays when lots are drawn. */
export const chairColour = (chair: number): string => `var(--seat-${chair})`;

/** Who is next of those that are asked, round the table after a seat. */
export function nextRound(asked: number[], after: number | null): number | null {
  return asked.find((seat) => after !== null && seat > after) ?? asked[0] ?? null;
}
