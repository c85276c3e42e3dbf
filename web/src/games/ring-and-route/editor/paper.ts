/** A paper as text: JSON with two sheets, and perhaps dice and number points of its own (docs/notation.md). Whatever the editor can't
    make sense of stays in the text as it is; whether a paper can be played on is the server's to say. */

import type { DieName } from '../types';
import { facts } from '../rules/examples';

export type Fields = Readonly<Record<string, unknown>>;

export const DICE: readonly DieName[] = ['A', 'B', 'C'];
export const FACES = 6;
const SIDES = 2; // of a paper (R2)

export const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Null if the text is no JSON at all, or no paper. */
export function readPaper(text: string): Fields | null {
  try {
    const found: unknown = JSON.parse(text);
    return isFields(found) ? found : null;
  } catch {
    return null;
  }
}

/** The names of its two sides; a missing side gets a number. */
export function sideNames(paper: Fields): string[] {
  const there = Object.keys(sheetsOf(paper));
  const free = ['1', '2', '3'].filter((name) => !there.includes(name));
  return [...there, ...free.slice(0, Math.max(0, SIDES - there.length))];
}

const sheetsOf = (paper: Fields): Fields => (isFields(paper.sheets) ? paper.sheets : {});

export function sideOf(paper: Fields, name: string): Fields {
  const side = sheetsOf(paper)[name];
  return isFields(side) ? side : {};
}

export const withSide = (paper: Fields, name: string, side: Fields): Fields => ({ ...paper, sheets: { ...sheetsOf(paper), [name]: side } });

/** The colours beside the numbers 1 to 6 of each die; the usual dice if the paper has none of its own (R1). */
export function diceOf(paper: Fields): Record<DieName, string> {
  const own = isFields(paper.dice) ? paper.dice : {};
  const colours = (die: DieName): string => (typeof own[die] === 'string' ? own[die] : facts.dice[die]);
  return { A: colours('A'), B: colours('B'), C: colours('C') };
}

/** A face gets a colour; the face that had it gets the other one, so that each colour stays on the die once. */
export function withFace(paper: Fields, die: DieName, face: number, colour: string): Fields {
  const dice = diceOf(paper);
  const before = [...dice[die].padEnd(FACES, '.')];
  const old = before[face]!;
  const after = before.map((letter, at) => (at === face ? colour : letter === colour ? old : letter));
  return { ...paper, dice: { ...(isFields(paper.dice) ? paper.dice : {}), ...dice, [die]: after.join('') } };
}

/** The points of routes of 1 to 13 numbers (R18); the usual ones if the paper has none of its own. */
export function pointsOf(paper: Fields): unknown[] {
  return Array.isArray(paper.number_points) ? facts.route.map((_, at) => (paper.number_points as unknown[])[at]) : facts.route;
}

export const withPoints = (paper: Fields, at: number, points: number): Fields => ({
  ...paper,
  number_points: pointsOf(paper).map((old, place) => (place === at ? points : (old ?? 0))),
});

export function without(paper: Fields, field: 'dice' | 'number_points'): Fields {
  const { [field]: _, ...rest } = paper;
  return rest;
}

/** JSON with a line for each number, and for the links that begin at one. */
export function paperText(paper: Fields): string {
  return `${pretty(paper, '')}\n`;
}

const LONGEST = 90; // characters of what stands on one line

function pretty(value: unknown, indent: string): string {
  const line = spaced(value);
  if (indent.length + line.length <= LONGEST && !deep(value)) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const rows = value.every(isPair) ? linkRows(value) : value.map((one) => pretty(one, inner));
    return `[\n${rows.map((row) => inner + row).join(',\n')}\n${indent}]`;
  }
  if (!isFields(value)) return line;
  const fields = Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${pretty(one, inner)}`);
  return fields.length ? `{\n${fields.join(',\n')}\n${indent}}` : '{}';
}

/** Whether it has more within than letters and numbers. */
const deep = (value: unknown): boolean =>
  isFields(value) ? Object.values(value).some((one) => typeof one === 'object') : Array.isArray(value) && value.some(isFields);

const isPair = (value: unknown): value is unknown[] => Array.isArray(value) && value.length === 2;

function linkRows(links: unknown[][]): string[] {
  const rows: string[][] = [];
  links.forEach((link, at) => {
    const text = spaced(link);
    if (at && links[at - 1]![0] === link[0]) rows.at(-1)!.push(text);
    else rows.push([text]);
  });
  return rows.map((row) => row.join(', '));
}

/** JSON on one line, with blanks where people expect them. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`).join(', ')}}`;
}
