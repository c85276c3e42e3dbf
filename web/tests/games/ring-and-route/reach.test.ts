import { expect, it } from 'vitest';
import { cutOff } from '../../../src/games/ring-and-route/reach';
import type { Sheet } from '../../../src/games/ring-and-route/types';

// 0 – 1 – 2 – 3 in a row, and 4 beside 0
const piece = { numbers: Array(5).fill({}), links: [[0, 1], [1, 2], [2, 3], [0, 4]] } as unknown as Sheet;

it('a route that has not begun can get everywhere', () => expect(cutOff(piece, [], 'f')).toEqual(new Set()));

it('what lies behind the end of the route is lost, what lies before it is not', () => {
  expect(cutOff(piece, [0, 1], '6')).toEqual(new Set([4]));
});

it('numbers that are linked to each other but not to the route are lost, too', () => {
  expect(cutOff(piece, [4, 0], 'c')).toEqual(new Set([1, 2, 3]));
});
