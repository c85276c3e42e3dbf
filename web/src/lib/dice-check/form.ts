/** Validates the fields of a record that the check of its dice needs. */

import type { FairRecord } from './check';

/** An invalid field. */
export type Field =
  | 'record'
  | 'seats'
  | 'first'
  | 'events'
  | 'fair'
  | `fair.${'version' | 'game_id' | 'commitment' | 'secret' | 'shares' | 'lot.order' | 'lot.pieces'}`;

const VERSION = 1;
const MOST_SEATS = 4;

/** The first invalid field; null if there is none. */
export function wrongField(record: unknown): Field | null {
  if (!isObject(record)) return 'record';
  const { seats, first, fair, events } = record;
  if (!Array.isArray(seats) || !seats.every(isObject) || seats.length < 1 || seats.length > MOST_SEATS) return 'seats';
  const isSeat = (value: unknown): boolean => [...seats.keys()].some((seat) => seat === value);
  if (!isSeat(first)) return 'first';
  if (!isObject(fair)) return 'fair';
  if (fair.version !== VERSION) return 'fair.version';
  if (typeof fair.game_id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(fair.game_id)) return 'fair.game_id';
  if (!isHex(fair.commitment)) return 'fair.commitment';
  if (!isHexOrNull(fair.secret)) return 'fair.secret';
  const lot = isObject(fair.lot) ? fair.lot : {};
  if (!['lot', 'given'].includes(lot.order as string)) return 'fair.lot.order';
  if (!['lot', 'sides', 'hand'].includes(lot.pieces as string)) return 'fair.lot.pieces';
  const isShare = (value: unknown): boolean =>
    isObject(value) && isSeat(value.seat) && isHexOrNull(value.promise) && isHexOrNull(value.share);
  const { shares } = fair;
  if (!Array.isArray(shares) || shares.length !== seats.length || !shares.every(isShare)) return 'fair.shares';
  if (new Set(shares.map(({ seat }) => seat)).size !== seats.length) return 'fair.shares';
  const isEvent = (value: unknown): boolean =>
    Array.isArray(value) && value.length === 2 && (value[0] === 'dice' || isSeat(value[0])) && typeof value[1] === 'string';
  return Array.isArray(events) && events.every(isEvent) ? null : 'events';
}

export const isFair = (record: unknown): record is FairRecord => wrongField(record) === null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHex = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isHexOrNull = (value: unknown): boolean => value === null || isHex(value);
