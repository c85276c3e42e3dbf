/** Positions as text, which people can read and change, and in the part of a link behind the #, which never reaches a server. */

import { packed, unpacked } from './packed';

export type Event = [number | 'dice', string];

/** A position in brief, or as a record (docs/coach.md). `setup` is the game's own, but for `then`: events since the turn began. */
export interface Position {
  game?: unknown;
  setup?: Setup;
  events?: Event[];
  [field: string]: unknown;
}

export interface Setup {
  active?: number; // whose turn it is
  then?: Event[];
  [field: string]: unknown;
}

const MOST = 200_000; // characters of a position; a game has at most some thousand

/** A line for each field, and one for each seat or event within. */
export function positionText(position: Position): string {
  const fields = Object.entries(position).map(([name, value]) => ` ${JSON.stringify(name)}: ${lines(value, 1)}`);
  return `{\n${fields.join(',\n')}\n}`;
}

function lines(value: unknown, depth: number): string {
  const inner = ' '.repeat(depth + 1);
  if (depth < 2 && Array.isArray(value) && value.length) return `[\n${value.map((one) => inner + spaced(one)).join(',\n')}]`;
  if (depth < 2 && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const fields = Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${lines(one, depth + 1)}`);
    return fields.length ? `{\n${fields.join(',\n')}}` : '{}';
  }
  return spaced(value);
}

/** JSON on one line, with blanks where people expect them. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`).join(', ')}}`;
}

/** The position in a text or in a link; null if there is none. */
export async function readPosition(text: string): Promise<Position | null> {
  const given = text.trim();
  return given.startsWith('{') ? parsed(given) : unpackedPosition(given.slice(given.indexOf('#') + 1));
}

/** What stands behind the # in a link. */
export const pack = (position: Position): Promise<string> => packed(JSON.stringify(position));

async function unpackedPosition(text: string): Promise<Position | null> {
  const found = await unpacked(text, MOST);
  return found === null ? null : parsed(found);
}

function parsed(text: string): Position | null {
  try {
    const found: unknown = JSON.parse(text);
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as Position) : null;
  } catch {
    return null;
  }
}
