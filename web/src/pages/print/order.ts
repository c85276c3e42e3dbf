/** What is printed, and how. */

import type { PrintOrder } from '../../protocol';
import { recall, remember } from '../../lib/storage';

export type Paper = NonNullable<PrintOrder['paper']>;
export type Size = NonNullable<PrintOrder['size']>;
export type Printer = 'colour' | 'grey';

/** What stays the same from one time to the next. */
export interface Habit {
  paper: Paper;
  printer: Printer;
}

/** A board or paper of one's own. */
export interface OwnPrinted {
  text: string;
  name: string;
}

export const MOST_COPIES = 20; // the server makes no more
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'SV', 'NI']; // where A4 is unusual

export const habit = (): Habit => recall<Habit>('print', { paper: usualPaper(navigator.languages), printer: 'colour' });
export const keepHabit = (chosen: Habit): void => void remember('print', chosen);

/** Letter, where people have that; by the first language that names a country. */
export function usualPaper(languages: readonly string[]): Paper {
  const country = languages.map((tag) => tag.split('-').at(-1) ?? '').find((part) => /^[A-Z]{2}$/.test(part));
  return LETTER.includes(country ?? '') ? 'letter' : 'a4';
}

/** A whole number of copies, whatever was typed. */
export const copiesOf = (typed: unknown): number => Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), MOST_COPIES);
