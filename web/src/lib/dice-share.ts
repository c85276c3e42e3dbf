/** This browser's share of the dice: drawn and promised on joining, revealed when the seats are closed. */

import { fromHex, hex, sha256 } from './dice-check/sha256';
import { randomHex } from './random';
import { forget, recall, remember } from './storage';

export interface Share {
  share: string;
  promise: string;
}

const promiseOf = (share: string): string => hex(sha256(fromHex(share) as Uint8Array));

export function drawShare(): Share {
  const share = randomHex(32);
  return { share, promise: promiseOf(share) };
}

export function keepShare(table: string, { share }: Share): void {
  remember(`share.${table}`, [share]);
}

/** Keeps the shares of a device whose seats have come to this one, beside its own. */
export function addShares(table: string, shares: string[]): void {
  remember(`share.${table}`, [...new Set([...keptShares(table).map(({ share }) => share), ...shares])]);
}

/** The shares of this browser's seats; an earlier page kept only one, as a text. */
export function keptShares(table: string): Share[] {
  const kept = [recall<string | string[]>(`share.${table}`, [])].flat().filter((share) => fromHex(share));
  return kept.map((share) => ({ share, promise: promiseOf(share) }));
}

export function forgetShares(table: string): void {
  forget(`share.${table}`);
}
