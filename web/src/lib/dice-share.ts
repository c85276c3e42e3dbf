/** This browser's share of the dice: drawn and promised on joining, revealed when the seats are closed. */

import { fromHex, hex, sha256 } from './sha256';
import { randomHex } from './random';
import { forget, recall, remember } from './storage';

export interface Share {
  share: string;
  promise: string;
}

export function drawShare(): Share {
  const share = randomHex(32);
  return { share, promise: hex(sha256(fromHex(share) as Uint8Array)) };
}

export function keepShare(table: string, share: Share): void {
  remember(`share.${table}`, share.share);
}

export const keptShare = (table: string): string | null => recall<string | null>(`share.${table}`, null);

/** The first commitment that was seen is kept, so that a later one can't take its place. */
export function keepCommitment(table: string, commitment: string): void {
  if (keptCommitment(table) === null) remember(`commitment.${table}`, commitment);
}

export const keptCommitment = (table: string): string | null => recall<string | null>(`commitment.${table}`, null);

export function forgetDice(table: string): void {
  forget(`share.${table}`);
  forget(`commitment.${table}`);
}
