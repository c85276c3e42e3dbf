/** One side of a paper that is being made: its ring, its number spaces and their links, as far as they are there, and what can be done
    with them. Changes give new fields, and leave alone what they aren't about. */

import { isFields, type Fields } from './paper';

export const RING = 16;
export const NUMBERS = 13;
export const HIGHEST = 18; // three sixes (R8)
export const BARE = '.'; // a ring space without a colour yet

export interface Point {
  x: number;
  y: number;
}

export interface NumberSpace extends Point {
  value: number; // 0 if there is none yet
}

export type Link = readonly [number, number];

/** Sixteen letters, or more if the text has more. */
export function ringOf(side: Fields): string[] {
  const letters = typeof side.ring === 'string' ? [...side.ring] : [];
  return [...letters, ...Array<string>(Math.max(0, RING - letters.length)).fill(BARE)];
}

export function numbersOf(side: Fields): NumberSpace[] {
  return list(side.numbers).map((space) => {
    const { value, x, y } = isFields(space) ? space : {};
    return { value: whole(value), x: whole(x), y: whole(y) };
  });
}

/** Links between number spaces that are there, the lower one first; each once. */
export function linksOf(side: Fields): Link[] {
  const found = new Map<string, Link>();
  for (const entry of list(side.links)) {
    const link = linkOf(entry, list(side.numbers).length);
    if (link) found.set(link.join(), link);
  }
  return [...found.values()];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const whole = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0);
const order = (a: number, b: number): Link => (a < b ? [a, b] : [b, a]);

function linkOf(entry: unknown, spaces: number): Link | null {
  if (!Array.isArray(entry) || entry.length !== 2) return null;
  const [a, b] = entry as unknown[];
  const isSpace = (end: unknown): end is number => Number.isInteger(end) && (end as number) >= 0 && (end as number) < spaces;
  return isSpace(a) && isSpace(b) && a !== b ? order(a, b) : null;
}

export function painted(side: Fields, spaces: readonly number[], colour: string): Fields {
  return { ...side, ring: ringOf(side).map((letter, at) => (spaces.includes(at) ? colour : letter)).join('') };
}

export const withRing = (side: Fields, letters: string): Fields => ({ ...side, ring: letters.padEnd(RING, BARE) });

export const placed = (side: Fields, space: NumberSpace): Fields => ({ ...side, numbers: [...list(side.numbers), { ...space }] });

export function changed(side: Fields, index: number, changes: Partial<NumberSpace>): Fields {
  const old = numbersOf(side)[index];
  const numbers = list(side.numbers).map((space, at) => (at === index ? { ...(isFields(space) ? space : {}), ...old, ...changes } : space));
  return { ...side, numbers };
}

/** Without a number space and its links; the later ones move up. */
export function removed(side: Fields, index: number): Fields {
  const up = (end: number): number => (end > index ? end - 1 : end);
  const links = list(side.links).flatMap((entry) => {
    const link = linkOf(entry, list(side.numbers).length);
    if (!link) return [entry];
    return link.includes(index) ? [] : [(entry as number[]).map(up)];
  });
  return { ...side, numbers: list(side.numbers).filter((_, at) => at !== index), links };
}

export const isLinked = (side: Fields, a: number, b: number): boolean => linksOf(side).some((link) => link.includes(a) && link.includes(b));

/** Two spaces are linked, or no longer. */
export function linked(side: Fields, a: number, b: number): Fields {
  const [low, high] = order(a, b);
  const others = list(side.links).filter((entry) => linkOf(entry, list(side.numbers).length)?.join() !== `${low},${high}`);
  return { ...side, links: others.length < list(side.links).length ? others : inOrder([...others, [low, high]]) };
}

export const withLinks = (side: Fields, links: readonly Link[]): Fields => ({ ...side, links: inOrder(links.map((link) => [...link])) });

/** As people read them, if all of them can be read. */
function inOrder(links: unknown[]): unknown[] {
  const all = links.every((link) => Array.isArray(link) && link.every(Number.isInteger));
  return all ? [...(links as number[][])].sort((one, other) => one[0]! - other[0]! || one[1]! - other[1]!) : links;
}

/** The value of a further number: the smallest that isn't there yet, of those that two dice make. */
export function nextValue(side: Fields): number {
  const there = new Set(numbersOf(side).map(({ value }) => value));
  return Array.from({ length: 12 }, (_, at) => at + 1).find((value) => !there.has(value)) ?? 6;
}

/** A digit that is typed at a number: its second one, if that gives a value of three dice; else a new first one. */
export function typedValue(value: number, digit: number, fresh: boolean): number {
  const longer = value * 10 + digit;
  return !fresh && longer <= HIGHEST && longer > 0 ? longer : digit;
}
