import { describe, expect, it } from 'vitest';
import { chance, count, freeUnderWay, isHeld, readMoves, tapHeld } from '../../../src/games/diceland/moves';
import { boardOf } from './pieces';

const BOARD = boardOf('r r y . g', ' g + b B', 'o o s s s');

describe('moves', () => {
  it('are read from the notation', () => {
    expect(readMoves(['pick r', 'pick s'], BOARD).picks).toEqual(['r', 's']);
    const asked = readMoves(['use y', 'pass'], BOARD);
    expect([asked.uses, asked.pass, asked.crosses.size]).toEqual([['y'], true, 0]);
    const going = readMoves(['reroll', 'stop'], BOARD);
    expect([going.reroll, going.stop, going.pass]).toEqual([true, true, false]);
  });

  it('name spaces of the board', () => {
    expect([...readMoves(['cross b1', 'cross e3'], BOARD).crosses]).toEqual([1, BOARD.spaces.length - 1]);
  });
});

describe('the territory of a colour that is under way', () => {
  const at = (name: string): number => BOARD.spaces.findIndex((space) => space.name === name);

  it('is one with crosses and free spaces', () => {
    const crossed = new Set([at('a1')]);
    expect(freeUnderWay(BOARD, crossed, 'r')).toBe(1);
    expect(freeUnderWay(BOARD, crossed, 'y')).toBeNull();
    expect(freeUnderWay(BOARD, new Set([at('a1'), at('b1')]), 'r')).toBeNull();
  });
});

describe('dice', () => {
  it('are counted by colour', () => {
    expect([...count('rrrygg')]).toEqual([['r', 3], ['y', 1], ['g', 2]]);
  });

  it('bring a colour more often the more there are', () => {
    expect(chance(0)).toBe(0);
    expect(chance(1)).toBeCloseTo(1 / 6);
    expect(chance(4)).toBeCloseTo(0.5177, 4);
  });
});

describe('the last cross of a part', () => {
  it('is held until Done, unless crosses are immediate', () => {
    expect(isHeld(1, false)).toBe(true);
    expect(isHeld(1, true)).toBe(false);
    expect(isHeld(2, false)).toBe(false);
  });

  it('moves to another space, and goes with a second tap', () => {
    expect(tapHeld(null, 5)).toBe(5);
    expect(tapHeld(5, 7)).toBe(7);
    expect(tapHeld(7, 7)).toBeNull();
  });
});
