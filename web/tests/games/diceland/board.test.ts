import { describe, expect, it } from 'vitest';
import { crossedSpaces, freeUnderWay, leader, nextOf, step } from '../../../src/games/diceland/board';
import { boardOf } from './pieces';

const BOARD = boardOf('r r y . g', ' g + b B', 'o o s s s');
const at = (name: string): number => BOARD.spaces.findIndex((space) => space.name === name);
const from = (name: string, direction: Parameters<typeof step>[2], column?: number): string => {
  const start = at(name);
  return BOARD.spaces[step(BOARD, start, direction, column ?? BOARD.spaces[start]!.x)]!.name;
};

describe('crosses', () => {
  it('are the bits of a hexadecimal number of any length', () => {
    expect([...crossedSpaces('0')]).toEqual([]);
    expect([...crossedSpaces('25')].sort((a, b) => a - b)).toEqual([0, 2, 5]);
    expect([...crossedSpaces(`8${'0'.repeat(29)}`)]).toEqual([119]);
  });

  it('show which territory of a colour is under way', () => {
    const crossed = new Set([at('a1')]);
    expect(freeUnderWay(BOARD, crossed, 'r')).toBe(1);
    expect(freeUnderWay(BOARD, crossed, 'y')).toBeNull();
    expect(freeUnderWay(BOARD, new Set([at('a1'), at('b1')]), 'r')).toBeNull();
  });
});

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
    expect(nextOf(legal, -1, false)).toBe(2);
    expect(nextOf(legal, 2, false)).toBe(4);
    expect(nextOf(legal, 7, false)).toBe(2);
    expect(nextOf(legal, 2, true)).toBe(7);
    expect(nextOf(new Set(), 2, false)).toBeNull();
  });
});

describe('who leads', () => {
  it('is the one who alone has the most treasures', () => {
    expect(leader([0, 0])).toBeNull();
    expect(leader([2, 3, 1])).toBe(1);
    expect(leader([3, 3])).toBeNull();
  });
});
