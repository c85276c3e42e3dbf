/** Checks the dice of a record (docs/fair-dice.md): computes commitments, lots and throws again. Faults are codes; the page
    translates them by its catalogues, docs/check-dice.mjs by a table of its own. */

import type { Draw, GameDice, GameRecord } from '../../games/contract';
import { ascii, fromHex, hex, hmacSha256, join, sha256 } from './sha256';

const NOTHING = new Uint8Array(32); // in place of a share that is missing

export interface Share {
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

export interface Fault {
  code: string;
  params: Record<string, string | number>;
}

const fault = (code: string, params: Fault['params'] = {}): Fault => ({ code, params });

const bytesOf = (digits: string | null): Uint8Array => fromHex(digits) ?? NOTHING;

/** All faults. `others` are faults of the promises that were found elsewhere. Rolls are checked only if the secret and the shares
    are those that were promised. */
export function faultsOf(record: FairRecord, dice: GameDice, others: Fault[] = []): Fault[] {
  const broken = [...brokenPromises(record.fair), ...others];
  return broken.length > 0 ? broken : wrongRolls(record, dice);
}

/** A secret or shares that differ from those that were promised. */
function brokenPromises(fair: Fair): Fault[] {
  if (fair.secret === null) return [fault('fair-not-opened')];
  const commitment = sha256(join(ascii('rollwright/commit/1'), ascii(fair.game_id), bytesOf(fair.secret)));
  const broken = fair.shares.filter(({ share, promise }) => share !== null && hex(sha256(bytesOf(share))) !== promise);
  const faults = broken.map(({ seat }) => fault('fair-promise', { seat }));
  return hex(commitment) === fair.commitment ? faults : [fault('fair-commitment'), ...faults];
}

/** Lots and throws that differ from those that follow from the secret and the shares. */
function wrongRolls(record: FairRecord, dice: GameDice): Fault[] {
  const { game_id, secret, shares } = record.fair;
  const mix = sha256(join(ascii('rollwright/mix/1'), ascii(game_id), ...shares.map(({ share }) => bytesOf(share))));
  const roll = (number: number): Draw => draws(bytesOf(secret), mix, number);
  return [...wrongLots(record, dice, roll(0)), ...wrongThrows(record, dice, roll)];
}

/** The numbers of a roll, one by one. Roll 0 is the lot, roll n is throw number n. */
function draws(secret: Uint8Array, mix: Uint8Array, roll: number): Draw {
  const bytes = rollBytes(secret, mix, roll);
  return (n) => {
    for (;;) {
      const byte = bytes.next().value;
      if (byte < 256 - (256 % n)) return byte % n; // bytes above would favour small numbers
    }
  };
}

function* rollBytes(secret: Uint8Array, mix: Uint8Array, roll: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const place = new DataView(new ArrayBuffer(8));
    place.setUint32(0, roll);
    place.setUint32(4, block);
    yield* hmacSha256(secret, join(ascii('rollwright/roll/1'), mix, new Uint8Array(place.buffer)));
  }
}

/** Who sits where, who begins and what lies before whom, drawn in this order. */
function wrongLots({ fair, seats, first }: FairRecord, dice: GameDice, draw: Draw): Fault[] {
  const order = fair.lot.order === 'lot' ? shuffled(seats.length, draw) : [...seats.keys()];
  const begins = draw(seats.length);
  const dealt = fair.lot.pieces === 'hand' ? [] : dice.deal(seats.length, draw);
  const seated = [...seats.keys()].sort((one, other) => fair.shares[one]!.seat - fair.shares[other]!.seat);
  const faults: Fault[] = [];
  if (String(order) !== String(seated)) {
    faults.push(fault('fair-order', { expected: order.join(', '), found: seated.join(', ') }));
  }
  if (begins !== first) faults.push(fault('fair-first', { expected: begins, found: first }));
  dealt.forEach((piece, seat) => {
    const fits = fair.lot.pieces === 'sides' ? dice.sides.find((sides) => sides.includes(piece))! : [piece];
    const found = dice.pieceOf(seats[seat]!);
    const params = { seat, expected: fits.join(' / '), found: String(found) };
    if (!fits.some((side) => side === found)) faults.push(fault('fair-piece', params));
  });
  return faults;
}

function shuffled(seats: number, draw: Draw): number[] {
  const order = [...Array(seats).keys()];
  for (let place = seats - 1; place > 0; place--) {
    const other = draw(place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

function wrongThrows(record: FairRecord, dice: GameDice, roll: (number: number) => Draw): Fault[] {
  const faults: Fault[] = [];
  let number = 0;
  for (const { index, expected: fall } of dice.throws(record)) {
    number++;
    const found = record.events[index]![1];
    const expected = fall(roll(number));
    if (dice.sorted(found) !== expected) faults.push(fault('fair-throw', { number, expected, found }));
  }
  return faults;
}
