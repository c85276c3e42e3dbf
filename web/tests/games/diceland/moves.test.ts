import { describe, expect, it } from 'vitest';
import { chances, count, forced, freeUnderWay, isBeside, isHeld, nearest, readMoves, tapHeld } from '../../../src/games/diceland/moves';
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
    expect(chances(0, 3)).toEqual({ more: 0, excess: 0 });
    expect(chances(1, 3)).toEqual({ more: expect.closeTo(1 / 6), excess: 0 });
    expect(chances(4, 4)).toEqual({ more: expect.closeTo(0.5177, 4), excess: 0 });
    expect(chances(4, 0)).toEqual({ more: 0, excess: expect.closeTo(0.5177, 4) });
    expect(chances(2, 1)).toEqual({ more: expect.closeTo(10 / 36), excess: expect.closeTo(1 / 36) });
  });
});

describe('the last cross of a part', () => {
  it('is always held until Done, unless crosses are immediate', () => {
    expect(isHeld(1, 3, false)).toBe(true);
    expect(isHeld(1, 3, true)).toBe(false);
    expect(isHeld(2, 3, false)).toBe(false);
    expect(isHeld(1, 1, false)).toBe(true);
    expect(isHeld(0, 0, false)).toBe(false);
  });

  it('moves to another space, and goes with a second tap', () => {
    expect(tapHeld(null, 5)).toBe(5);
    expect(tapHeld(5, 7)).toBe(7);
    expect(tapHeld(7, 7)).toBeNull();
  });
});

describe('crosses without a choice', () => {
  const at = (...names: string[]): number[] => names.map((name) => BOARD.spaces.findIndex((space) => space.name === name));

  it('fill the only territory that can be crossed in', () => {
    expect(forced(BOARD, new Set(), new Set(at('c3')), 3)).toEqual(at('c3', 'd3', 'e3'));
    expect(forced(BOARD, new Set(at('c3')), new Set(at('d3')), 2)).toEqual(at('d3', 'e3'));
  });

  it('are none if some space would stay free, or another territory can be opened', () => {
    expect(forced(BOARD, new Set(), new Set(at('c3')), 2)).toEqual([]);
    expect(forced(BOARD, new Set(), new Set(at('a1', 'c3')), 2)).toEqual([]);
    expect(forced(BOARD, new Set(), new Set(), 0)).toEqual([]);
  });
});

describe('a tap beside a space', () => {
  const legal = new Set([0, 1]); // at x = 20 and 60, y = 0

  it('is meant for the nearest legal one that is near enough', () => {
    expect(nearest(BOARD, legal, 36, 10, 30)).toBe(0);
    expect(nearest(BOARD, legal, 46, 10, 30)).toBe(1);
    expect(nearest(BOARD, legal, 100, 0, 30)).toBeNull();
    expect(nearest(BOARD, new Set(), 20, 0, 30)).toBeNull();
  });
});

it('knows which colours lie beside the crosses', () => {
  expect(isBeside(BOARD, new Set(), 'y')).toBe(true); // beside the start
  expect(isBeside(BOARD, new Set(), 's')).toBe(true);
  const far = boardOf('r . + . b', ' r g g . b');
  expect([...'rgb'].map((colour) => isBeside(far, new Set(), colour as 'r'))).toEqual([false, true, false]);
  expect(isBeside(far, new Set([far.spaces.findIndex(({ colour }) => colour === 'g')]), 'r')).toBe(true);
});
