/** Checks the dice of a record (docs/fair-dice.md): promises, lots and every throw are worked out anew. */

import type { Draw, GameDice, GameRecord } from '../games/contract';
import type { Said } from '../protocol';
import { ascii, fromHex, hex, hmacSha256, join, sha256 } from './sha256';

const VERSION = 1;
const NOTHING = new Uint8Array(32);

interface Share {
  seat: number; // of the game, after the lot
  promise: string | null;
  share: string | null;
}

export interface Fair {
  version: number;
  game_id: string;
  commitment: string;
  secret: string | null;
  shares: Share[]; // in the order of the table before the lot
  lot: { order: 'lot' | 'given'; pieces: 'lot' | 'sides' | 'hand' };
}

export type FairRecord = GameRecord & { fair: Fair };

/** What this browser has kept of a game in which it took part. */
export interface Kept {
  commitment: string | null;
  share: string | null;
}

export const commitmentOf = (gameId: string, secret: Uint8Array): string =>
  hex(sha256(join(ascii('rollwright/commit/1'), ascii(gameId), secret)));

export const mixOf = (gameId: string, shares: Uint8Array[]): Uint8Array =>
  sha256(join(ascii('rollwright/mix/1'), ascii(gameId), ...shares));

function* rollBytes(secret: Uint8Array, mix: Uint8Array, roll: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const place = new DataView(new ArrayBuffer(8));
    place.setUint32(0, roll);
    place.setUint32(4, block);
    yield* hmacSha256(secret, join(ascii('rollwright/roll/1'), mix, new Uint8Array(place.buffer)));
  }
}

/** What a roll brings, one number after the other. Roll 0 is the lot, roll n the nth throw. */
export function draws(secret: Uint8Array, mix: Uint8Array, roll: number): Draw {
  const bytes = rollBytes(secret, mix, roll);
  return (n) => {
    for (;;) {
      const byte = bytes.next().value;
      if (byte < 256 - (256 % n)) return byte % n; // bytes above would favour small numbers
    }
  };
}

/** The record's field "fair" as far as it can be used; null if there is none. */
export function fairOf(record: unknown): FairRecord | null {
  const { fair, seats } = (record ?? {}) as Partial<FairRecord>;
  if (fair?.version !== VERSION || !Array.isArray(seats) || !Array.isArray(fair.shares)) return null;
  return fair.shares.length === seats.length ? (record as FairRecord) : null;
}

/** All that is wrong; nothing if the dice are as they were promised. */
export function faultsOf(record: FairRecord, dice: GameDice, sides: string[][], kept: Kept): Said[] {
  const faults = [...brokenPromises(record.fair), ...otherThanKept(record.fair, kept)];
  const secret = fromHex(record.fair.secret);
  if (faults.length || !secret) return faults;
  const mix = mixOf(record.fair.game_id, record.fair.shares.map(bytesOf));
  return [...wrongLots(record, dice, sides, draws(secret, mix, 0)), ...wrongThrows(record, dice, secret, mix)];
}

const bytesOf = ({ share }: Share): Uint8Array => fromHex(share) ?? NOTHING;

const fault = (code: string, params: Said['params'] = {}): Said => ({ code, params });

function brokenPromises(fair: Fair): Said[] {
  const secret = fromHex(fair.secret);
  if (!secret) return [fault('fair-not-opened')];
  const kept = commitmentOf(fair.game_id, secret) === fair.commitment;
  const broken = fair.shares.filter((share) => share.share !== null && hex(sha256(bytesOf(share))) !== share.promise);
  return [...(kept ? [] : [fault('fair-commitment')]), ...broken.map(({ seat }) => fault('fair-promise', { seat }))];
}

function otherThanKept(fair: Fair, { commitment, share }: Kept): Said[] {
  const faults: Said[] = [];
  if (commitment !== null && commitment !== fair.commitment) faults.push(fault('page-check-other-promise'));
  const revealed = fair.shares.some((other) => other.share === share);
  if (share !== null && !revealed) faults.push(fault('page-check-other-share'));
  return faults;
}

function shuffled(seats: number, draw: Draw): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  for (let place = seats - 1; place > 0; place--) {
    const other = draw(place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

/** Who sits where, who begins and what lies before whom, drawn in this order. */
function wrongLots({ fair, seats, first }: FairRecord, dice: GameDice, sides: string[][], draw: Draw): Said[] {
  const order = fair.lot.order === 'lot' ? shuffled(seats.length, draw) : [...seats.keys()];
  const begins = draw(seats.length);
  const dealt = fair.lot.pieces === 'hand' ? [] : dice.deal(seats.length, draw);
  const seated = [...seats.keys()].sort((one, other) => fair.shares[one]!.seat - fair.shares[other]!.seat);
  const faults: Said[] = [];
  if (String(order) !== String(seated))
    faults.push(fault('fair-order', { expected: order.join(', '), found: seated.join(', ') }));
  if (begins !== first) faults.push(fault('fair-first', { expected: begins, found: first }));
  dealt.forEach((piece, seat) => {
    const group = fair.lot.pieces === 'sides' ? (sides.find((side) => side.includes(piece)) ?? [piece]) : [piece];
    const found = seats[seat]?.board ?? seats[seat]?.sheet ?? '';
    if (!group.includes(found)) faults.push(fault('fair-piece', { seat, expected: group.join(' / '), found }));
  });
  return faults;
}

function wrongThrows(record: FairRecord, dice: GameDice, secret: Uint8Array, mix: Uint8Array): Said[] {
  const faults: Said[] = [];
  let number = 0;
  for (const { index, expected: fall } of dice.throws(record)) {
    number++;
    const found = record.events[index]![1];
    const expected = fall(draws(secret, mix, number));
    if (dice.sorted(found) !== expected) faults.push(fault('fair-throw', { number, expected, found }));
  }
  return faults;
}

/** A commitment for people to compare: a word for each of its first four bytes. */
export async function fourWords(commitment: string): Promise<string> {
  const { default: list } = await import('../../../src/rollwright/core/four_words.txt?raw');
  const all = list.split(/\s+/);
  return Array.from(fromHex(commitment.slice(0, 8)) ?? [], (byte) => all[byte]).join(' ');
}
