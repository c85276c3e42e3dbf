/** Checks the dice of a record (docs/fair-dice.md): computes commitments, lots and throws again. Faults are codes; the page
    translates them by its catalogues, docs/check-dice.mjs by a table of its own. */

import type { Draw, GameDice } from '../../games/contract';
import type { Fair, FairRecord } from './form';
import type { Log } from './log';
import { canonical, runningHash } from './running-hash';
import { ascii, fromHex, hex, hmacSha256, join, sha256 } from './sha256';

const NOTHING = new Uint8Array(32); // in place of a share that is missing

export interface Fault {
  code: string;
  params: Record<string, string | number>;
}

const fault = (code: string, params: Fault['params'] = {}): Fault => ({ code, params });

const bytesOf = (digits: string | null): Uint8Array => fromHex(digits) ?? NOTHING;

/** All faults. Rolls are checked only if the secret and the shares are those that were promised. */
export function faultsOf(record: FairRecord, dice: GameDice): Fault[] {
  const { fair } = record;
  const broken = brokenPromises(fair);
  const faults = broken.length > 0 || fair.secret === null ? broken : wrongRolls(record, dice);
  return fair.log ? [...faults, ...wrongLog(fair, fair.log)] : faults;
}

/** A secret or shares that differ from those that were promised, or that nobody could promise. */
function brokenPromises(fair: Fair): Fault[] {
  const faults: Fault[] = [];
  if (fair.secret === null) faults.push(fault('fair-not-opened'));
  else {
    const commitment = sha256(join(ascii('rollwright/commit/1'), ascii(fair.game_id), bytesOf(fair.secret)));
    if (hex(commitment) !== fair.commitment) faults.push(fault('fair-commitment'));
  }
  const broken = fair.shares.filter(({ share, promise }) => share !== null && hex(sha256(bytesOf(share))) !== promise);
  const ofBots = fair.shares.filter(
    ({ share, promise }, place) => fair.log?.closing[place]!.kind === 'bot' && (share !== null || promise !== null),
  );
  return [
    ...faults,
    ...broken.map(({ seat }) => fault('fair-promise', { seat })),
    ...ofBots.map(({ seat }) => fault('fair-bot', { seat })),
  ];
}

/** Another log than the one that was hashed, or one that closes the seats with others than those who sat there. */
function wrongLog(fair: Fair, log: Log): Fault[] {
  const faults: Fault[] = [];
  if (hex(runningHash(fair.game_id, log.entries)) !== fair.hash) faults.push(fault('fair-hash'));
  if (canonical(log.closing) !== canonical(log.gathered)) faults.push(fault('fair-list'));
  return faults;
}

/** Lots and throws that differ from those that follow from the secret and the shares, or from the log. */
function wrongRolls(record: FairRecord, dice: GameDice): Fault[] {
  const { fair } = record;
  const mix = mixed(fair);
  const roll = (number: number): Draw => draws(bytesOf(fair.secret), mix, number);
  const lots = wrongLots(record, dice, roll(0));
  return [...lots, ...(fair.log ? otherThanLog(record, dice, fair.log) : []), ...wrongThrows(record, dice, roll)];
}

/** Who sat where, and all shares, hashed into one. */
function mixed({ game_id, shares, log }: Fair): Uint8Array {
  const bytes = shares.map(({ share }) => bytesOf(share));
  if (!log) return sha256(join(ascii('rollwright/mix/1'), ascii(game_id), ...bytes));
  return sha256(join(ascii('rollwright/mix/2'), ascii(game_id), sha256(ascii(canonical(log.closing))), ...bytes));
}

function otherThanLog({ game, first, seats, setup, events }: FairRecord, dice: GameDice, log: Log): Fault[] {
  const pieces = seats.map((seat) => dice.pieceOf(seat));
  const known = log.pieces.length > 0 && !dice.told;
  const same = {
    game: log.game === game,
    first: log.first === first,
    setup: canonical(log.setup ?? null) === canonical(setup ?? null),
    seats: !known || canonical(log.pieces) === canonical(pieces),
    events: canonical(log.events) === canonical(events),
  };
  return Object.entries(same).flatMap(([field, isSame]) => (isSame ? [] : [fault('fair-log', { field })]));
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
  const own = fair.log?.own.length ? dice.own?.(fair.log.own) : undefined;
  if (own === null) return [fault('fair-log', { field: 'own' })];
  const dealt = fair.lot.pieces === 'hand' ? [] : own ? dealOwn(own, seats.length, draw) : dice.deal(seats.length, draw, fair.lot.set);
  if (!dealt) return [fault('fair-set', { set: fair.lot.set })];
  const seated = [...seats.keys()].sort((one, other) => fair.shares[one]!.seat - fair.shares[other]!.seat);
  const faults: Fault[] = [];
  if (String(order) !== String(seated)) {
    faults.push(fault('fair-order', { expected: order.join(', '), found: seated.join(', ') }));
  }
  if (begins !== first) faults.push(fault('fair-first', { expected: begins, found: first }));
  dealt.forEach((piece, seat) => {
    const fits = fair.lot.pieces === 'sides' ? (own ?? dice.sides).find((sides) => sides.includes(piece))! : [piece];
    const found = dice.pieceOf(seats[seat]!);
    const params = { seat, expected: fits.join(' / '), found: String(found) };
    if (!fits.some((side) => side === found)) faults.push(fault('fair-piece', params));
  });
  return faults;
}

/** Boards or papers of one's own are repeated only when all have been dealt, and the side is drawn. */
function dealOwn(all: string[][], seats: number, draw: Draw): string[] {
  let left: string[][] = [];
  return Array.from({ length: seats }, () => {
    left = left.length ? left : [...all];
    const sides = left.splice(draw(left.length), 1)[0]!;
    return sides[draw(sides.length)]!;
  });
}

function shuffled(seats: number, draw: Draw): number[] {
  const order = [...Array(seats).keys()];
  for (let place = seats - 1; place > 0; place--) {
    const other = draw(place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}

/** The events that belong to the position that the game begins with. */
function opening({ setup }: FairRecord): FairRecord['events'] {
  const given = (setup as { then?: unknown } | undefined)?.then;
  return Array.isArray(given) ? (given as FairRecord['events']) : [];
}

function wrongThrows(record: FairRecord, dice: GameDice, roll: (number: number) => Draw): Fault[] {
  const faults: Fault[] = [];
  const given = opening(record); // thrown by nobody, but they tell which dice fall next
  const events = [...given, ...record.events];
  let number = 0;
  for (const { index, expected: fall } of dice.throws({ ...record, events })) {
    if (index < given.length) continue;
    number++;
    const found = events[index]![1];
    const expected = fall(roll(number));
    if (dice.sorted(found) !== expected) faults.push(fault('fair-throw', { number, expected, found }));
  }
  return faults;
}
