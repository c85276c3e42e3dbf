/** Events as text, for the list of events. Crosses are told by colour and number, as people would; coordinates only where the large
    board shows them. */

import { list, t } from '../../lib/words.svelte';
import type { Tell, Told } from '../contract';
import { areShown } from './coordinates';
import { count } from './moves';
import type { Board, Look, Space } from './types';
import { numbersOf } from './words';

type At = Told<Look, Board>;

/** “pick g” is “chooses green”, “rrrygg” is “3 red, 1 yellow and 2 green”. */
function tellOne(words: string, _look: Look, at: At): string {
  const [verb, what = ''] = words.split(' ') as [string, string?];
  if (verb === 'cross') return crossWords(what, at);
  if (verb === 'pick' || verb === 'use') return t(`diceland-page-tell-${verb}`, { colour: what });
  if (['reroll', 'stop', 'pass'].includes(verb)) return t(`diceland-page-tell-${verb}`);
  return numbersOf(words);
}

/** “crosses one red space at d5 (2 of 3)” */
function crossWords(name: string, at: At): string {
  const space = boardOf(at)?.spaces.find((one) => one.name === name);
  if (!space) return name; // the boards come after the list
  const what = t('diceland-page-tell-cross', { colour: space.colour, treasure: space.treasure ? 'yes' : 'no' });
  return placeWords(areShown() ? t('diceland-page-tell-at', { what, space: name }) : what, space, at);
}

/** Which cross it is of those that the dice have brought. */
function placeWords(what: string, { colour }: Space, { before, seat }: At): string {
  const { aside = '', others = '' } = before?.dice ?? {};
  const due = count(aside + others).get(colour) ?? 0;
  const left = before?.seats[seat ?? -1]?.left ?? 0;
  return due > 1 && left > 0 && left <= due ? t('diceland-page-tell-place', { what, place: due - left + 1, due }) : what;
}

/** “use red and cross 3 red spaces, one of them a treasure” */
const tellAs = (form: 'move' | 'do') => (moves: string[], _look: Look, at: At): string => {
  const names = moves.flatMap((move) => (move.startsWith('cross ') ? [move.slice('cross '.length)] : []));
  const others = moves.filter((move) => !move.startsWith('cross ')).map((move) => move.split(' '));
  const told = others.map(([verb, colour = '']) => t(`diceland-page-${form}-${verb}`, { colour }));
  const spaces = boardOf(at)?.spaces.filter(({ name }) => names.includes(name)) ?? [];
  return list(spaces.length > 0 ? [...told, crossesWords(spaces, form)] : told);
};

function crossesWords(spaces: Space[], form: 'move' | 'do'): string {
  const [count, treasures] = [spaces.length, spaces.filter(({ treasure }) => treasure).length];
  const { colour } = spaces[0]!; // of one part, so all have it
  return t(`diceland-page-${form}-${count === 1 && treasures === 1 ? 'treasure' : 'cross'}`, { count, treasures, colour });
}

const boardOf = ({ seat, seats, pieces }: At): Board | undefined => pieces[seats[seat ?? -1]?.piece ?? ''];

export const tell: Tell<Look, Board> = Object.assign(tellOne, { all: tellAs('move'), advise: tellAs('do') });
