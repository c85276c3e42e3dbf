import { describe, expect, it } from 'vitest';
import { nextLegal, towards } from '../../../src/games/diceland/walk';
import { boardOf } from './pieces';

const BOARD = boardOf('r r y . g', ' g + b B', 'o o s s s');
const at = (name: string): number => BOARD.spaces.findIndex((space) => space.name === name);
const from = (name: string, direction: Parameters<typeof towards>[2], column?: number): string => {
  const start = at(name);
  return BOARD.spaces[towards(BOARD, start, direction, column ?? BOARD.spaces[start]!.x)]!.name;
};

describe('arrow keys', () => {
  it('go along a row and over gaps', () => {
    expect(from('b1', 'right')).toBe('c1');
    expect(from('c1', 'right')).toBe('e1');
    expect(from('a2', 'right')).toBe('c2');
    expect(from('a1', 'left')).toBe('a1');
  });

  it('go up and down to the nearest space, and back again', () => {
    expect(from('b1', 'down')).toBe('a2');
    const x = BOARD.spaces[at('c1')]!.x;
    expect(from('c1', 'down', x)).toBe('c2');
    expect(from('c2', 'up', x)).toBe('c1');
    expect(from('a1', 'up')).toBe('a1');
  });

  it('go to the ends of a row', () => {
    expect(from('c3', 'first')).toBe('a3');
    expect(from('c3', 'last')).toBe('e3');
  });
});

describe('the next space that can be crossed', () => {
  it('follows in reading order and around', () => {
    const legal = new Set([7, 2, 4]);
    expect(nextLegal(legal, -1, false)).toBe(2);
    expect(nextLegal(legal, 2, false)).toBe(4);
    expect(nextLegal(legal, 7, false)).toBe(2);
    expect(nextLegal(legal, 2, true)).toBe(7);
    expect(nextLegal(new Set(), 2, false)).toBeNull();
  });
});
