/** Reads the fields of a record that the check of its dice needs, by either version of the protocol. */

import type { GameRecord } from '../../games/contract';
import { isHex, isObject, readLog, type Log, type Lot } from './log';

/** An invalid field. */
export type Field =
  | 'record'
  | 'seats'
  | 'first'
  | 'events'
  | 'fair'
  | `fair.${'version' | 'game_id' | 'commitment' | 'secret' | 'shares' | 'lot.order' | 'lot.pieces' | 'log' | 'hash'}`;

export interface Share {
  seat: number; // of the game, after the lot
  promise: string | null;
  share: string | null;
}

/** Everything that is needed to check the dice of a game. */
export interface Fair {
  version: number;
  game_id: string;
  commitment: string;
  secret: string | null;
  shares: Share[]; // in the order of the table before the lot
  lot: Lot;
  log: Log | null; // null by the first version
  hash: string; // what the record says about the running hash of the log
}

export type FairRecord = GameRecord & { fair: Fair };

const FIRST_VERSION = 1;
const VERSION = 2;
const MOST_SEATS = 4;

/** The record, or its first invalid field. */
export function readRecord(record: unknown): FairRecord | Field {
  if (!isObject(record)) return 'record';
  const { seats, first, fair, events } = record;
  if (!Array.isArray(seats) || !seats.every(isObject) || seats.length < 1 || seats.length > MOST_SEATS) return 'seats';
  const isSeat = (value: unknown): boolean => [...seats.keys()].some((seat) => seat === value);
  if (!isSeat(first)) return 'first';
  if (!isObject(fair)) return 'fair';
  if (fair.version !== FIRST_VERSION && fair.version !== VERSION) return 'fair.version';
  if (typeof fair.game_id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(fair.game_id)) return 'fair.game_id';
  const isEvent = (value: unknown): boolean =>
    Array.isArray(value) && value.length === 2 && (value[0] === 'dice' || isSeat(value[0])) && typeof value[1] === 'string';
  if (!Array.isArray(events) || !events.every(isEvent)) return 'events';
  const found = fair.version === VERSION ? second(fair, events, seats.length) : firstVersion(fair, seats.length);
  return typeof found === 'string' ? found : { ...(record as unknown as GameRecord), fair: found };
}

function second({ game_id, hash, log }: Record<string, unknown>, events: GameRecord['events'], seats: number): Fair | Field {
  if (!isHex(hash)) return 'fair.hash';
  try {
    const found = readLog(log, events, seats);
    const { commitment, secret, lot, closing, shares } = found;
    const shared = closing.map(({ promise }, place) => ({ seat: found.seats.indexOf(place), promise, share: shares.get(place) ?? null }));
    return { version: VERSION, game_id: game_id as string, commitment, secret, shares: shared, lot, log: found, hash: hash as string };
  } catch {
    return 'fair.log';
  }
}

function firstVersion(fair: Record<string, unknown>, seats: number): Fair | Field {
  if (!isHex(fair.commitment)) return 'fair.commitment';
  if (!isHexOrNull(fair.secret)) return 'fair.secret';
  const lot = isObject(fair.lot) ? fair.lot : {};
  if (!['lot', 'given'].includes(lot.order as string)) return 'fair.lot.order';
  if (!['lot', 'sides', 'hand'].includes(lot.pieces as string)) return 'fair.lot.pieces';
  const isShare = (value: unknown): boolean =>
    isObject(value) && Number.isInteger(value.seat) && isHexOrNull(value.promise) && isHexOrNull(value.share);
  const { shares } = fair;
  if (!Array.isArray(shares) || !shares.every(isShare)) return 'fair.shares';
  const owners = shares.map(({ seat }) => seat as number).sort();
  if (String(owners) !== String([...Array(seats).keys()])) return 'fair.shares';
  return { ...(fair as unknown as Fair), lot: { ...(lot as unknown as Lot), set: '' }, log: null, hash: '' };
}

const isHexOrNull = (value: unknown): boolean => value === null || isHex(value);
