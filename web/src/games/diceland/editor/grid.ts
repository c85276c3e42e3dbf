/** A board text as a grid of cells, playable or not, and back (docs/notation.md, “Board text”). */

export const OUTSIDE = '.';
export const START = '+';
export const OBSTACLE = '#';
export const MOST = 26; // columns, and rows

/** Cells are what stands between blanks: mostly one of the characters of a board text, but anything can be written. */
export interface Grid {
  comments: string[]; // lines
  rows: string[][]; // all of the same length
}

export interface Place {
  column: number; // from 0
  row: number;
}

const LINES = /\r\n|\r|\n/;
const CELLS = /[^ \t]+/g;

const isSkipped = (line: string): boolean => /^[ \t]*(?:;|$)/.test(line);

/** Null if there is more than can be drawn. Comments between rows come to the top. */
export function readGrid(text: string): Grid | null {
  const lines = text.split(LINES);
  const rows = lines.filter((line) => !isSkipped(line)).map((line) => line.match(CELLS) ?? []);
  if (rows.length > MOST) return null;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns > MOST) return null;
  return { comments: lines.filter((line) => isSkipped(line) && line.trim()), rows: rows.map((row) => filled(row, columns)) };
}

export function writeGrid({ comments, rows }: Grid): string {
  const lines = rows.map((row, number) => ' '.repeat(number % 2) + row.join(' '));
  return [...comments, ...lines].map((line) => `${line}\n`).join('');
}

const filled = (row: string[], columns: number): string[] => Array.from({ length: columns }, (_, at) => row[at] ?? OUTSIDE);

export const columnsOf = ({ rows }: Grid): number => rows[0]?.length ?? 0;

export const cellAt = ({ rows }: Grid, { column, row }: Place): string => rows[row]?.[column] ?? OUTSIDE;

export function* places(grid: Grid): Iterable<Place> {
  for (let row = 0; row < grid.rows.length; row++) for (let column = 0; column < columnsOf(grid); column++) yield { column, row };
}

const inside = (grid: Grid): Place[] => [...places(grid)].filter((place) => cellAt(grid, place) !== OUTSIDE);

/** “a1” is at the top left. */
export const placeName = ({ column, row }: Place): string => `${String.fromCharCode(97 + column)}${row + 1}`;

export function placeOf(name: string): Place | null {
  const [, letter, number] = /^([a-z])(\d+)$/.exec(name) ?? [];
  return letter ? { column: letter.charCodeAt(0) - 97, row: Number(number) - 1 } : null;
}

/** The cell at a line and a column of the text, both from 1. */
export function placeInText(text: string, line: number, column: number): Place | null {
  const lines = text.split(LINES);
  const given = lines[line - 1];
  if (given === undefined || isSkipped(given)) return null;
  const row = lines.slice(0, line - 1).filter((before) => !isSkipped(before)).length;
  const at = [...given.matchAll(CELLS)].findIndex(({ 0: cell, index }) => column >= index + 1 && column <= index + cell.length);
  return at < 0 ? null : { column: at, row };
}

export function withCell(grid: Grid, { column, row }: Place, cell: string): Grid {
  return { ...grid, rows: grid.rows.map((cells, at) => (at === row ? cells.map((old, here) => (here === column ? cell : old)) : cells)) };
}

/** The six places that share an edge (D3); rows 2, 4, … lie half a space to the right. */
export function adjacent({ column, row }: Place): Place[] {
  const left = column - 1 + (row % 2);
  return [
    { column: column - 1, row },
    { column: column + 1, row },
    ...[row - 1, row + 1].flatMap((other) => [{ column: left, row: other }, { column: left + 1, row: other }]),
  ];
}

/** As large as most faces, with nothing on it. */
export const emptyGrid = (comments: string[] = []): Grid => resized({ comments, rows: [] }, 12, 11);

/** With columns and rows added or taken away at the right and at the bottom. */
export function resized(grid: Grid, columns: number, rows: number): Grid {
  const cells = Array.from({ length: rows }, (_, row) => filled((grid.rows[row] ?? []).slice(0, columns), columns));
  return { ...grid, rows: cells };
}

/** The same with each cell elsewhere. The grid has as many columns and rows as that needs, but no fewer than before. */
function moved(grid: Grid, to: (place: Place) => Place): Grid {
  const cells = inside(grid).map((place) => ({ ...to(place), cell: cellAt(grid, place) }));
  const columns = Math.max(columnsOf(grid), ...cells.map(({ column }) => column + 1));
  const rows = Math.max(grid.rows.length, ...cells.map(({ row }) => row + 1));
  const empty = { ...grid, rows: Array.from({ length: rows }, () => filled([], columns)) };
  for (const { column, row, cell } of cells) empty.rows[row]![column] = cell;
  return empty;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A step to a side; what touches still does. Null if there is no room. */
export function shifted(grid: Grid, direction: Direction): Grid | null {
  const step = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  const to = ({ column, row }: Place): Place => ({ column: column + step[0] + slant(row, step[1]), row: row + step[1] });
  const used = inside(grid).map(to);
  const fits = used.every(({ column, row }) => column >= 0 && row >= 0 && column < MOST && row < MOST);
  return fits && used.length ? moved(grid, to) : null;
}

/** Half a space to the side that a row goes with a step up or down, in columns. */
function slant(row: number, down: number): number {
  if (down === 1) return row % 2;
  return down === -1 ? (row % 2) - 1 : 0;
}

export type Axis = 'sides' | 'ends';

/** Left and right, or top and bottom, change places; null if there is no room. */
export function mirrored(grid: Grid, axis: Axis): Grid | null {
  const half = (row: number): number => row % 2;
  const last = columnsOf(grid) - 1;
  const sides = ({ column, row }: Place): Place => ({ column: last - column - half(row), row });
  const turn = (grid.rows.length - 1) % 2; // whether shifted rows become unshifted ones
  const ends = ({ column, row }: Place): Place => ({ column: column + turn * half(row), row: grid.rows.length - 1 - row });
  const to = axis === 'sides' ? sides : ends;
  const used = inside(grid).map(to);
  if (!used.length) return null;
  const first = Math.min(...used.map(({ column }) => column));
  const over = first < 0 ? 1 : axis === 'ends' && turn && first > 0 ? -1 : 0; // as near to where it was as the rows allow
  const widest = Math.max(...used.map(({ column }) => column)) + over;
  return widest < MOST ? moved(grid, (place) => ({ ...to(place), column: to(place).column + over })) : null;
}
