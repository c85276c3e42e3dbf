/** The seats of a table that is being set up. */

import type { Pieces, SeatWanted } from '../../protocol';
import type { Way } from '../../lib/route.svelte';

export const MOST_SEATS = 4;

export interface SeatChoice {
  key: number; // stays with the row when others are removed
  kind: 'person' | 'open' | 'bot';
  name: string;
  bot: string;
  piece: string | null;
}

interface Remembered {
  names: string[];
  level: string;
}

let keys = 0;

export function newSeat(way: Way, number: number, { names, level }: Remembered): SeatChoice {
  const others = { bot: 'bot', friends: 'open', device: 'person' } as const;
  const kind = number === 0 ? 'person' : others[way];
  return { key: keys++, kind, name: names[number] ?? '', bot: level, piece: null };
}

export function firstSeats(way: Way, remembered: Remembered): SeatChoice[] {
  return [newSeat(way, 0, remembered), newSeat(way, 1, remembered)];
}

/** The seats as the server wants them. Whoever gives no name has none: everybody sees a number in their own language. */
export function wish(seats: SeatChoice[], pieces: Pieces, names: string[]): SeatWanted[] {
  return seats.map(({ kind, name, bot, piece }, i) => ({
    kind,
    ...(kind === 'person' && { name: name.trim() }),
    ...(kind === 'bot' && { bot }),
    ...(pieces === 'hand' && { piece: piece ?? pieceOf(names, i) }),
  }));
}

/** What is printed for the seats: the boards that they were given, else all; where there are no more than seats, everybody needs all. */
export function chosenPieces(seats: SeatWanted[], names: string[]): string[] {
  const given = seats.map(({ piece }) => piece).filter((piece) => piece != null);
  return given.length && names.length > seats.length ? [...new Set(given)] : names;
}

/** The boards or sheets of a set. */
export const piecesIn = (sets: Record<string, string[]>, set: string): string[] => sets[set] ?? [];

/** The piece that a seat has before anybody chooses: all different, as far as they go. */
export function pieceOf(names: string[], seat: number): string {
  return names[seat % names.length] as string;
}
