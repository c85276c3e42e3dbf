/** This browser's share of the dice: drawn and promised on joining, revealed when the seats are closed. */

import type { Fair, Fault } from './dice-check/check';
import { fromHex, hex, sha256 } from './dice-check/sha256';
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

/** What this browser has kept of a game in which it took part. */
export interface Kept {
  commitment: string | null;
  share: string | null;
}

/** Differences between a record and what this browser has kept. */
export function otherThanKept(fair: Fair, { commitment, share }: Kept): Fault[] {
  const faults: Fault[] = [];
  if (commitment !== null && commitment !== fair.commitment) faults.push({ code: 'page-check-other-promise', params: {} });
  const revealed = fair.shares.some((other) => other.share === share);
  if (share !== null && !revealed) faults.push({ code: 'page-check-other-share', params: {} });
  return faults;
}
