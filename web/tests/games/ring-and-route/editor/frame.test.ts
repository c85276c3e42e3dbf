import { expect, test } from 'vitest';
import { USUAL, crossings, frameOf, shifted, snapped, step, type Frame } from '../../../../src/games/ring-and-route/editor/frame';
import type { NumberSpace } from '../../../../src/games/ring-and-route/editor/side';

const at = (...places: [number, number][]): NumberSpace[] => places.map(([x, y]) => ({ value: 1, x, y }));
const wide = (size: number): NumberSpace[] => at([0, 0], [size, 0], [0, size], [size, size], [1, 2], [2, 1], [1, 1]);

test('a frame is the smallest square around the numbers of a sheet', () => {
  expect(frameOf(wide(112), USUAL)).toEqual({ x: 0, y: 0, size: 112 });
  expect(frameOf(wide(20), USUAL)).toEqual({ x: 0, y: 0, size: 20 });
});

test('it holds still while numbers are moved within it, and while there are few', () => {
  expect(frameOf([], USUAL)).toBe(USUAL);
  expect(frameOf(wide(90), USUAL)).toBe(USUAL);
  expect(frameOf(at([50, 50], [55, 50]), USUAL)).toBe(USUAL);
  expect(frameOf(at([50, 50], [150, 50]), USUAL)).toEqual({ x: 0, y: -25, size: 150 });
  expect(frameOf(at(...Array<[number, number]>(13).fill([3, 3])), USUAL)).toBe(USUAL);
});

test('numbers keep to the grid, within the frame', () => {
  expect(step(USUAL)).toBe(5);
  expect(snapped(USUAL, { x: 12.4, y: 12.6 })).toEqual({ x: 10, y: 15 });
  expect(snapped(USUAL, { x: -80, y: 900 })).toEqual({ x: 0, y: 100 });
  const odd: Frame = { x: -6, y: -6, size: 112 };
  expect(snapped(odd, { x: 106, y: -5 })).toEqual({ x: 102, y: -6 });
  expect(snapped({ x: 0, y: 0, size: 6 }, { x: 2.4, y: 2.6 })).toEqual({ x: 2, y: 3 });
});

test('no number leaves the positions that there are', () => {
  expect(shifted({ x: 3, y: 4 }, -5, 0)).toEqual({ x: -2, y: 4 });
  expect(shifted({ x: 10_000, y: -10_000 }, 5, -5)).toEqual({ x: 10_000, y: -10_000 });
});

test('links cross where they do, and not where they meet or pass', () => {
  const numbers = at([0, 0], [10, 10], [0, 10], [10, 0], [20, 0]);
  expect(crossings(numbers, [[0, 1], [2, 3]])).toEqual([{ x: 5, y: 5 }]);
  expect(crossings(numbers, [[0, 1], [1, 2], [3, 4]])).toEqual([]);
});
