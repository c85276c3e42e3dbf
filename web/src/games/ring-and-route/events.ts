/** Events as text, for the list of events. Spaces are called by their number or colour, which the dice have made. */

import { list, t } from '../../lib/words.svelte';
import type { Tell } from '../contract';
import { isAmbiguous, sum } from './moves';
import type { DieLook, Look } from './types';
import { colourWord, diceWords, theseWords } from './words';

/** “ring c5 A” as “crosses green on the ring with A”. */
function tellOne(words: string, look: Look): string {
  const [word = '', first = '', second = ''] = words.split(' ');
  const say = (params = {}): string => t(`ring-and-route-page-told-${word}`, params);
  if (['keep', 'done', 'turn'].includes(word)) return say();
  if (word === 'reroll') return say({ dice: theseWords(first) });
  if (word === 'ring') return say({ colour: colourWord(colourOf(look, second)), dice: diceWords(second) });
  if (word === 'route') return say({ number: sum(look.dice, second), dice: diceWords(second) });
  return words.split(' ').map(face).join(', ');
}

/** The same as what is to be done (`move`), or as advice to whoever decides (`do`): dice are named only where others would do, too. */
function moveWords(words: string, { dice }: Look, form: 'move' | 'do'): string {
  const [word = '', first = '', letters = ''] = words.split(' ');
  if (word === 'reroll') return t(`ring-and-route-page-${form}-reroll`, { dice: theseWords(first) });
  const chosen = dice.filter(({ die }) => letters.includes(die));
  return t(`ring-and-route-page-${form}-${word}`, {
    colour: colourWord(chosen[0]?.colour ?? ''),
    number: sum(dice, letters),
    parts: chosen.map(({ number }) => number).join(' + '),
    letters,
    how: howOf(word, letters, dice),
  });
}

function howOf(word: string, letters: string, dice: readonly DieLook[]): 'dice' | 'sum' | 'plain' {
  if (isAmbiguous(word, letters, dice)) return 'dice';
  return letters.length > 1 ? 'sum' : 'plain';
}

const wordsAs = (form: 'move' | 'do') => (moves: string[], look: Look): string => list(moves.map((move) => moveWords(move, look, form)));

export const tell: Tell<Look> = Object.assign(tellOne, { all: wordsAs('move'), advise: wordsAs('do') });

const colourOf = (look: Look, name: string): string => look.dice.find(({ die }) => die === name)?.colour ?? '';

/** “A6g” */
const face = (fallen: string): string => `${fallen[0]} ${fallen[1]} ${colourWord(fallen[2] ?? '')}`;
