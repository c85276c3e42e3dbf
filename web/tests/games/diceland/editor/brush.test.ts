import { expect, test } from 'vitest';
import { painted, writtenBy } from '../../../../src/games/diceland/editor/brush';
import { facts, isUsual, territories } from '../../../../src/games/diceland/editor/facts';
import { cellAt, placeOf, readGrid, writeGrid } from '../../../../src/games/diceland/editor/grid';
import { back, step } from '../../../../src/games/diceland/editor/walk';
import { centre, placeAt } from '../../../../src/games/diceland/editor/geometry';

const GRID = readGrid('r r y Y\n r R + g\n# b . s\n')!;
const at = (name: string) => placeOf(name)!;

test('a colour keeps the treasure that is there', () => {
  expect(cellAt(painted(GRID, at('d1'), 'b'), at('d1'))).toBe('B');
  expect(cellAt(painted(GRID, at('a1'), 'b'), at('a1'))).toBe('b');
  expect(cellAt(painted(GRID, at('a3'), 's'), at('a3'))).toBe('s');
});

test('a treasure is set and taken away, but only in a colour', () => {
  expect(cellAt(painted(GRID, at('a1'), '*'), at('a1'))).toBe('R');
  expect(cellAt(painted(GRID, at('d1'), '*'), at('d1'))).toBe('y');
  expect(cellAt(painted(GRID, at('d1'), '*', true), at('d1'))).toBe('Y');
  expect(painted(GRID, at('a3'), '*')).toBe(GRID);
});

test('the start changes places', () => {
  expect(writeGrid(painted(GRID, at('d1'), '+'))).toBe('r r y +\n r R Y g\n# b . s\n');
  expect(writeGrid(painted(GRID, at('c2'), '+'))).toBe(writeGrid(GRID));
});

test('keys write what stands in the text', () => {
  expect(['r', 'S', '+', '#', '.'].map(writtenBy)).toEqual(['r', 'S', '+', '#', '.']);
  expect(['x', 'p', 'Enter', '*', ' '].map(writtenBy)).toEqual([null, null, null, null, null]);
});

test('what is on a board is counted', () => {
  const [red, yellow, , , orange] = facts(GRID);
  expect(red).toEqual({ colour: 'r', spaces: 4, treasures: 1, territories: [4] });
  expect(yellow).toEqual({ colour: 'y', spaces: 2, treasures: 1, territories: [2] });
  expect(orange).toEqual({ colour: 'o', spaces: 0, treasures: 0, territories: [] });
  expect(territories(GRID)).toHaveLength(5);
  expect([1, 2, 6, 7].map(isUsual)).toEqual([false, true, true, false]);
});

test('arrows go from cell to cell, and stay on the board', () => {
  expect(step(GRID, at('b2'), 'ArrowRight')).toEqual(at('c2'));
  expect(step(GRID, at('b2'), 'ArrowUp')).toEqual(at('b1'));
  expect(step(GRID, at('a1'), 'ArrowLeft')).toEqual(at('a1'));
  expect(step(GRID, at('b2'), 'End')).toEqual(at('d2'));
  expect(step(GRID, at('b2'), 'r')).toBeNull();
  expect(back(GRID, at('a2'))).toEqual(at('d1'));
  expect(back(GRID, at('b2'))).toEqual(at('a2'));
  expect(back(GRID, at('a1'))).toEqual(at('a1'));
});

test('a point lies in the hexagon whose middle is next', () => {
  for (const name of ['a1', 'd1', 'b2', 'd2', 'c3']) {
    const { x, y } = centre(at(name));
    expect(placeAt(GRID, { x: x + 15, y: y - 8 })).toEqual(at(name));
    expect(placeAt(GRID, { x, y: y + 21 })).toEqual(at(name));
  }
  expect(placeAt(GRID, { x: -20, y: 10 })).toBeNull();
  expect(placeAt(GRID, { x: 10, y: 900 })).toBeNull();
});
