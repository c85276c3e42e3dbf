import { expect, it } from 'vitest';
import { leader } from '../../../src/games/diceland/words';

it('is the one who alone has the most treasures who leads', () => {
  expect(leader([0, 0])).toBeNull();
  expect(leader([2, 3, 1])).toBe(1);
  expect(leader([3, 3])).toBeNull();
});
