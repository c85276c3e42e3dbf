/** Where a paper has a fault, or something unusual, so that the drawing shows it. */

import type { PieceFault, PieceNotice } from '../../contract';
import { DICE } from './paper';

export const MATERIAL = 'dice'; // the part of a paper that is no side: dice and points

export interface Marks {
  part: string | null; // a side's name, or the dice and points
  spaces: ReadonlySet<string>; // “c3”, “n0”, a die’s letter, or “p4” for the points of the fifth length
  link: string | null; // “0,1”
}

export const NOWHERE: Marks = { part: null, spaces: new Set(), link: null };

/** “sheets.1.links[3]”: of which side, which part of it, and which one. */
const FIELD = /^(?:sheets\.)?(?:(?<side>.+)\.)?(?<part>ring|numbers|links)(?:\[(?<at>\d+)\])?/;

export function faultMarks(fault: PieceFault, links: (side: string) => readonly unknown[]): Marks {
  const field = fault.field ?? '';
  const die = DICE.find((name) => field === `dice.${name}`);
  const points = /^number_points(?:\[(\d+)\])?/.exec(field);
  if (field.startsWith('dice') || points) {
    return { part: MATERIAL, spaces: new Set(points?.[1] ? [`p${points[1]}`] : die ? [die] : []), link: null };
  }
  const { side, part, at } = FIELD.exec(field)?.groups ?? {};
  const on = side ?? text(fault.params.board) ?? null;
  const named = namedSpaces(fault, ['space', 'other', 'third']);
  if (fault.space) named.add(fault.space);
  if (at !== undefined && part !== 'links') named.add(`${part === 'ring' ? 'c' : 'n'}${at}`);
  const link = part === 'links' && at !== undefined && on !== null ? links(on)[Number(at)] : undefined;
  return { part: on, spaces: named, link: linkOf(link) ?? betweenNamed(fault) };
}

/** The spaces and links of a side that notices are about. */
export function noticeMarks(notices: readonly PieceNotice[], side: string): Set<string> {
  const here = notices.filter((notice) => (notice.piece ?? side) === side);
  const links = here.map(betweenNamed).filter((link) => link !== null);
  return new Set([...here.flatMap((notice) => [...namedSpaces(notice, ['third'])]), ...links]);
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function namedSpaces({ params }: Pick<PieceNotice, 'params'>, names: string[]): Set<string> {
  return new Set(names.map((name) => text(params[name])).filter((space): space is string => /^[cn]\d+$/.test(space ?? '')));
}

function linkOf(entry: unknown): string | null {
  return Array.isArray(entry) && entry.length === 2 ? [...(entry as number[])].sort((one, other) => one - other).join() : null;
}

/** A link that a message names by its ends. */
function betweenNamed({ params }: Pick<PieceNotice, 'params'>): string | null {
  const ends = ['a', 'b'].map((name) => /^n(\d+)$/.exec(text(params[name]) ?? '')?.[1]);
  return ends[0] !== undefined && ends[1] !== undefined ? linkOf(ends.map(Number)) : null;
}
