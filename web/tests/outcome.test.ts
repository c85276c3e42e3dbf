import { beforeAll, expect, test } from 'vitest';
import { outcome } from '../src/lib/outcome';
import { words } from '../src/lib/words.svelte';

const names = ['Player 1', 'Pixel', 'Ada'];

beforeAll(async () => {
  await words.begin(['page', 'table']);
});

test('whoever reads is addressed, if alone at the device', () => {
  expect(outcome(names, [0], [0])).toBe('You have won!');
  expect(outcome(names, [0, 1], [0])).toBe('You share the win with Pixel');
  expect(outcome(names, [1], [0])).toBe('Pixel has won');
  expect(outcome(names, [0, 1], [0, 2])).toBe('Player 1 and Pixel share the win');
  expect(outcome(names, [2], [])).toBe('Ada has won');
  expect(outcome(names, [], [0])).toBe('Nobody has won');
});
