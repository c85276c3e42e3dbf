import { describe, expect, it } from 'vitest';
import { meant } from '../../../src/games/ring-and-route/near';
import type { Sheet } from '../../../src/games/ring-and-route/types';

const tile = (x: number) => ({ colour: 'r' as const, x, y: 0, outline: '', turn: 0 });
const piece: Sheet = {
  name: '1',
  box: [0, 0, 500, 500],
  middle: 250,
  soft: 10,
  radius: 33,
  ring: [tile(0), tile(70)],
  numbers: [
    { value: 3, x: 100, y: 300 },
    { value: 7, x: 200, y: 300 },
  ],
  links: [],
};
const HALF_SIZE = 2; // units of the drawing in a pixel, as on a phone

const tap = (legal: string[], under: string | undefined, x: number, y: number) =>
  meant(piece, new Set(legal), under, { x, y }, HALF_SIZE);

describe('a tap', () => {
  it('on a space that can be marked means it', () => expect(tap(['n0', 'n1'], 'n0', 100, 300)).toBe('n0'));

  it('without a place, as screen readers make it, means the space too', () => expect(tap(['n0'], 'n0', 0, 0)).toBe('n0'));

  it('beside such a space still means it, up to 22 pixels', () => {
    expect(tap(['n0'], undefined, 100, 300 + 33 + 44)).toBe('n0');
    expect(tap(['n0'], undefined, 100, 300 + 33 + 45)).toBeUndefined();
  });

  it('means the nearest of several', () => expect(tap(['n0', 'n1'], undefined, 160, 300)).toBe('n1'));

  it('in the middle of a space that can’t be marked means that one', () => {
    expect(tap(['c1'], 'c0', 0, 0)).toBe('c0');
    expect(tap(['n1'], 'n0', 110, 300)).toBe('n0');
  });

  it('at its edge means the neighbour that can be marked', () => {
    expect(tap(['c1'], 'c0', 28, 0)).toBe('c1');
    expect(tap([], 'c0', 28, 0)).toBe('c0');
  });
});
