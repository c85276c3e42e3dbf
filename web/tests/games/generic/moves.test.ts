import { expect, test } from 'vitest';
import { rows } from '../../../src/games/generic/moves';

test('moves with the same first word are a row, single ones share one', () => {
  expect(rows(['pick r', 'pick g', 'stop', 'pass'])).toEqual([
    { name: 'pick', moves: ['pick r', 'pick g'] },
    { name: '', moves: ['stop', 'pass'] },
  ]);
  expect(rows(['climb', 'rest'])).toEqual([{ name: '', moves: ['climb', 'rest'] }]);
  expect(rows([])).toEqual([]);
});
