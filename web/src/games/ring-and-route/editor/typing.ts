/** What is typed when a sheet is copied from the table: letters of the ring, numbers, pairs of spaces. */

import { COLOURS } from '../types';
import { HIGHEST, NUMBERS, RING, type Link } from './side';

const LETTERS = COLOURS.join('');

/** The colour letters in a text, at most as many as the ring has spaces; anything else is left out. */
export function ringTyped(text: string): string {
  return [...text.toLowerCase()].filter((letter) => LETTERS.includes(letter)).slice(0, RING).join('');
}

/** “6 7, 12” → 6, 7, 12: numbers that a space can have, at most `most` of them. */
export function numbersTyped(text: string, most: number): number[] {
  return (text.match(/\d+/g) ?? []).map(Number).filter((value) => value >= 1 && value <= HIGHEST).slice(0, most);
}

/** “0 1, n0–n4” → pairs of spaces. A space that isn't there, or a number without a partner, is told as wrong. */
export function linksTyped(text: string, spaces: number): { links: Link[]; wrong: string[] } {
  const ends = text.match(/\d+/g) ?? [];
  const found = new Map<string, Link>();
  const wrong: string[] = [];
  for (let at = 0; at < ends.length; at += 2) {
    const pair = ends.slice(at, at + 2);
    const [a, b] = pair.map(Number).sort((one, other) => one - other);
    if (a === undefined || b === undefined || a === b || b >= Math.min(spaces, NUMBERS)) wrong.push(pair.join('–'));
    else found.set(`${a},${b}`, [a, b]);
  }
  return { links: [...found.values()], wrong };
}

/** “0 1, 0 4” on a line for each space that links begin at. */
export function linksText(links: readonly Link[]): string {
  const rows = new Map<number, string[]>();
  for (const [a, b] of links) rows.set(a, [...(rows.get(a) ?? []), `${a}–${b}`]);
  return [...rows.values()].map((row) => row.join(' ')).join('\n');
}
