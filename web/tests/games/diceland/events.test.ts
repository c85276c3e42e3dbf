import { expect, it, vi } from 'vitest';
import { tell } from '../../../src/games/diceland/events';
import type { Told } from '../../../src/games/contract';
import type { Board, Look } from '../../../src/games/diceland/types';
import { words } from '../../../src/lib/words.svelte';
import { boardOf, lookOf } from './pieces';

const wide = vi.hoisted(() => ({ areShown: vi.fn(() => false) }));
vi.mock('../../../src/games/diceland/coordinates', () => wide);

await words.begin(['table', 'diceland/page', 'diceland/table']);
await words.speak('en');

const BOARD = boardOf('r r Y . g', ' s + s S');
const [part] = lookOf().seats;
const before = lookOf({ phase: 'mark', dice: { aside: 'rr', others: 'y' }, seats: [{ ...part!, using: 'r', left: 1 }] });
const at = { seat: 0, before, seats: [{ piece: 'A' }], pieces: { A: BOARD } } as unknown as Told<Look, Board>;

it('tells crosses by colour, and which of how many it is', () => {
  expect(tell('cross b1', before, at)).toBe('crosses one red space (2 of 2)');
  expect(tell('cross c1', before, at)).toBe('crosses one yellow treasure space');
  expect(tell('pick r', before, at)).toBe('chooses red');
  expect(tell('rry', before, { ...at, seat: null })).toBe('2 red and 1 yellow');
});

it('names coordinates only where the board shows them', () => {
  wide.areShown.mockReturnValueOnce(true);
  expect(tell('cross b1', before, at)).toBe('crosses one red space at b1 (2 of 2)');
});

it('tells the moves of a decision together, as what is to be done', () => {
  expect(tell.all!(['use r', 'cross a1', 'cross b1'], before, at)).toBe('use red and cross 2 red spaces');
  expect(tell.all!(['cross d2', 'cross c2'], before, at)).toBe('cross 2 grey spaces, one of them a treasure');
  expect(tell.all!(['use y', 'cross c1'], before, at)).toBe('use yellow and cross one yellow treasure space');
  expect(tell.all!(['reroll'], before, at)).toBe('throw again');
});
