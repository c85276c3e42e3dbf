import { expect, test } from 'vitest';
import { bitsOf } from '../src/lib/bits';

test('the bits of a hexadecimal number of any length', () => {
  expect([...bitsOf('')]).toEqual([]);
  expect([...bitsOf('0')]).toEqual([]);
  expect([...bitsOf('25')].sort((a, b) => a - b)).toEqual([0, 2, 5]);
  expect([...bitsOf('20000000000000000005')]).toEqual([0, 2, 77]);
  expect([...bitsOf(`8${'0'.repeat(29)}`)]).toEqual([119]);
});
