/** What the editor says of spaces, links and changes. */

import { list, t } from '../../../lib/words.svelte';
import { amongNumbers } from '../place';
import { COLOURS, type Colour, type Sheet } from '../types';
import { colourWord } from '../words';
import { PLAIN, ringPlace, type Drawn } from './layout';
import type { Link } from './side';

export const isColour = (letter: string): letter is Colour => COLOURS.includes(letter as Colour);

/** A value, or that there is none yet. */
export const valueWord = (value: number): string => (value ? String(value) : '?');

/** “c3, ring space, red, top” */
export function ringWords(letter: string, index: number): string {
  const colour = isColour(letter) ? colourWord(letter) : t('ring-and-route-workshop-bare');
  return `${t('ring-and-route-page-space-ring', { colour, place: ringPlace(index) })}, c${index}`;
}

/** A number, where it is, and what it is linked to. */
export function numberWords({ numbers, links }: Drawn, index: number): string {
  const { value } = numbers[index]!;
  const place = amongNumbers({ ...PLAIN, numbers } as Sheet, index);
  const name = t('ring-and-route-page-space-number', { value: valueWord(value), place });
  const others = links.filter((link) => link.includes(index)).map(([a, b]) => numbers[a === index ? b : a]!.value);
  const linked = others.length
    ? t('ring-and-route-workshop-linked-to', { numbers: list(others.map(valueWord)), count: others.length })
    : t('ring-and-route-workshop-unlinked');
  return `${name}, n${index}, ${linked}`;
}

/** “6 – 7” */
export const linkName = ({ numbers }: Drawn, [a, b]: Link): string => `${valueWord(numbers[a]!.value)} – ${valueWord(numbers[b]!.value)}`;
