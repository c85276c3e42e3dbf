import { expect, test } from 'vitest';
import { adjacent, cellAt, emptyGrid, mirrored, placeInText, placeName, placeOf, places, readGrid, resized, shifted, withCell, writeGrid, type Grid } from '../../../../src/games/diceland/editor/grid';

const TEXT = `; a corner of a board
r r y Y g
 r R + g g
# b b s S
`;
const SMALL = readGrid(TEXT)!;

test('a text comes back from its cells', () => {
  expect(SMALL.rows[1]).toEqual(['r', 'R', '+', 'g', 'g']);
  expect(writeGrid(SMALL)).toBe(TEXT);
});

test('rows are filled, comments come to the top, indentation and ends of lines mean nothing', () => {
  const grid = readGrid('  r\ty\r\n\r\n; last\r\ng')!;
  expect(grid).toEqual({ comments: ['; last'], rows: [['r', 'y'], ['g', '.']] });
});

test('what means nothing on a board stays as it is', () => {
  const text = 'r <script> yy\n é \u0000 .\n';
  expect(writeGrid(readGrid(text)!)).toBe('r <script> yy\n é \u0000 .\n');
});

test('no cells, and more than can be drawn', () => {
  expect(readGrid('')!.rows).toEqual([]);
  expect(readGrid('r '.repeat(27))).toBeNull();
  expect(readGrid('r\n'.repeat(27))).toBeNull();
  expect(readGrid('x'.repeat(100_000))!.rows).toHaveLength(1);
});

test('places have names', () => {
  expect(placeName({ column: 3, row: 4 })).toBe('d5');
  expect(placeOf('d5')).toEqual({ column: 3, row: 4 });
  expect(placeOf('d')).toBeNull();
});

test('a place in the text is a cell of the grid', () => {
  expect(placeInText(TEXT, 3, 6)).toEqual({ column: 2, row: 1 });
  expect(placeInText(TEXT, 1, 1)).toBeNull();
  expect(placeInText(TEXT, 9, 1)).toBeNull();
  expect(placeInText('rrr g', 1, 2)).toEqual({ column: 0, row: 0 });
});

test('what touches c3 and c4 is as in the notation', () => {
  const names = (name: string): string[] => adjacent(placeOf(name)!).map(placeName).sort();
  expect(names('c3')).toEqual(['b3', 'd3', 'b2', 'c2', 'b4', 'c4'].sort());
  expect(names('c4')).toEqual(['b4', 'd4', 'c3', 'd3', 'c5', 'd5'].sort());
});

test('a cell is painted, and the others stay', () => {
  expect(cellAt(withCell(SMALL, { column: 0, row: 2 }, 'o'), { column: 0, row: 2 })).toBe('o');
  expect(SMALL.rows[2]![0]).toBe('#');
});

test('a grid grows with nothing, and shrinks', () => {
  expect(resized(SMALL, 6, 4).rows[0]).toEqual(['r', 'r', 'y', 'Y', 'g', '.']);
  expect(resized(SMALL, 6, 4).rows[3]).toEqual(Array(6).fill('.'));
  expect(resized(SMALL, 2, 1).rows).toEqual([['r', 'r']]);
  expect([emptyGrid().rows.length, emptyGrid().rows[0]!.length]).toEqual([11, 12]);
});

/** Pairs of cells that touch, by what is on them. */
function touching(grid: Grid): string[] {
  const pairs = [...places(grid)].flatMap((place) => adjacent(place).map((other) => [cellAt(grid, place), cellAt(grid, other)]));
  return pairs.filter((pair) => !pair.includes('.')).map((pair) => pair.join('')).sort();
}

test.each(['down', 'right', 'up', 'left'] as const)('what touches still does after a step %s', (direction) => {
  const free = shifted(shifted(shifted(SMALL, 'down')!, 'right')!, 'right')!;
  expect(touching(free)).toEqual(touching(SMALL));
  expect(touching(shifted(free, direction)!)).toEqual(touching(SMALL));
});

test('there is no room beyond the edge', () => {
  expect(shifted(SMALL, 'left')).toBeNull();
  expect(shifted(SMALL, 'up')).toBeNull();
  expect(shifted(emptyGrid(), 'right')).toBeNull();
});

test.each(['sides', 'ends'] as const)('what touches still does in a mirror (%s), and twice mirrored it is the same', (axis) => {
  for (const grid of [SMALL, resized(SMALL, 5, 4), withCell(resized(SMALL, 5, 4), { column: 4, row: 3 }, 'o')]) {
    const once = mirrored(grid, axis)!;
    expect(touching(once)).toEqual(touching(grid));
    expect(once.rows).not.toEqual(grid.rows);
    const twice = mirrored(once, axis)!;
    expect(resized(twice, 5, grid.rows.length).rows).toEqual(grid.rows);
  }
});
