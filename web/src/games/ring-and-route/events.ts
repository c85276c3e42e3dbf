/** Events as text, for the list of events. Spaces are called by their number or colour, which the dice have made. */

import { list, t } from '../../lib/words.svelte';
import type { Tell } from '../contract';
import { sum } from './moves';
import type { Look } from './types';
import { colourWord, diceWords } from './words';

/** “ring c5 A” as “crosses green on the ring with A” (`told`), or as what is to be done (`move`). */
function moveWords(words: string, look: Look, kind: 'told' | 'move'): string | undefined {
  const [word = '', first = '', second = ''] = words.split(' ');
  const say = (params = {}): string => t(`ring-and-route-page-${kind}-${word}`, params);
  if (['keep', 'done', 'turn'].includes(word)) return say();
  if (word === 'reroll') return say({ dice: diceWords(first) });
  if (word === 'ring') return say({ colour: colourWord(colourOf(look, second)), dice: diceWords(second) });
  return word === 'route' ? say({ number: sum(look.dice, second), dice: diceWords(second) }) : undefined;
}

const tellOne = (words: string, look: Look): string => moveWords(words, look, 'told') ?? words.split(' ').map(face).join(', ');
const tellAll = (moves: string[], look: Look): string => list(moves.map((move) => moveWords(move, look, 'move') ?? move));

export const tell: Tell<Look> = Object.assign(tellOne, { all: tellAll });

const colourOf = (look: Look, name: string): string => look.dice.find(({ die }) => die === name)?.colour ?? '';

/** “A6g” */
const face = (fallen: string): string => `${fallen[0]} ${fallen[1]} ${colourWord(fallen[2] ?? '')}`;
