import { describe, expect, test } from 'vitest';
import type { GameDice } from '../src/games/contract';
import { dice as diceland } from '../src/games/diceland/dice-check';
import { dice as ringAndRoute } from '../src/games/ring-and-route/dice-check';
import { faultsOf, type FairRecord } from '../src/lib/dice-check/check';
import { isFair, wrongField, type Field } from '../src/lib/dice-check/form';
import { otherThanKept, type Kept } from '../src/lib/dice-share';
import { fourWords } from '../src/lib/four-words';
import dicelandRecord from './records/diceland.roll.json';
import ringAndRouteRecord from './records/ring-and-route.roll.json';

const NOTHING_KEPT: Kept = { commitment: null, share: null };

const GAMES: [string, unknown, GameDice, string, string][] = [
  ['diceland', dicelandRecord, diceland, 'board', 'rygbos'],
  ['ring-and-route', ringAndRouteRecord, ringAndRoute, 'sheet', '123456'],
];

describe.each(GAMES)('%s', (_name, original, dice, piece, faces) => {
  const copy = (): FairRecord => structuredClone(original) as FairRecord;
  const codes = (record: FairRecord, kept = NOTHING_KEPT): string[] =>
    faultsOf(record, dice, otherThanKept(record.fair, kept)).map(({ code }) => code);
  const otherSide = (side: unknown): string => dice.sides.find((sides) => sides.some((one) => one === side))!.find((one) => one !== side)!;

  test('a fair game has no faults', () => {
    expect(codes(copy())).toEqual([]);
  });

  test('an altered throw is found', () => {
    const throws = copy().events.flatMap(([who], index) => (who === 'dice' ? [index] : []));
    const some = throws.filter((_, i) => i % 20 === 0 || i === throws.length - 1);
    some.forEach((index) => {
      const record = copy();
      record.events[index]![1] = other(record.events[index]![1], faces);
      expect(codes(record)).toContain('fair-throw');
    });
  });

  test('another secret, share or promise', () => {
    const record = copy();
    record.fair.secret = '00'.repeat(32);
    expect(codes(record)).toEqual(['fair-commitment']);
    const changed = copy();
    changed.fair.shares[0]!.share = '11'.repeat(32);
    expect(codes(changed)).toEqual(['fair-promise']);
    const unpromised = copy();
    unpromised.fair.shares[1]!.share = '00'.repeat(32);
    expect(codes(unpromised)).toEqual(['fair-promise']);
  });

  test('another lot', () => {
    const first = copy();
    first.first = 1 - first.first;
    expect(codes(first)).toEqual(['fair-first']);
    const swapped = copy();
    swapped.fair.shares.forEach((share) => (share.seat = 1 - share.seat));
    expect(codes(swapped)).toEqual(['fair-order']);
    const turned = copy();
    turned.seats[0]![piece] = otherSide(turned.seats[0]![piece]);
    expect(codes(turned)).toEqual(['fair-piece']);
    turned.seats[0]![piece] = [turned.seats[0]![piece]];
    expect(codes(turned)).toEqual(['fair-piece']);
  });

  test('the other side of the board may be chosen, if the rules are played', () => {
    const record = copy();
    record.fair.lot.pieces = 'sides';
    record.seats[0]![piece] = otherSide(record.seats[0]![piece]);
    expect(codes(record)).toEqual([]);
  });

  test('what this browser kept is compared', () => {
    const { commitment, shares } = copy().fair;
    expect(codes(copy(), { commitment, share: shares[0]!.share })).toEqual([]);
    expect(codes(copy(), { commitment: '00'.repeat(32), share: null })).toEqual(['page-check-other-promise']);
    expect(codes(copy(), { commitment, share: '22'.repeat(32) })).toEqual(['page-check-other-share']);
  });

  test('a secret that is not open yet', () => {
    const record = copy();
    record.fair.secret = null;
    expect(codes(record)).toEqual(['fair-not-opened']);
  });
});

/** The throw with its first die on another face. */
function other(words: string, faces: string): string {
  const at = [...words].findIndex((letter) => faces.includes(letter));
  const face = faces[(faces.indexOf(words[at]!) + 1) % faces.length]!;
  return words.slice(0, at) + face + words.slice(at + 1);
}

test('records without such dice', () => {
  expect(isFair(null)).toBe(false);
  expect(isFair({ seats: [] })).toBe(false);
  expect(isFair({ seats: [{}], fair: { version: 2, shares: [{}] } })).toBe(false);
  expect(isFair(dicelandRecord)).toBe(true);
});

test.each<[Field, (record: any) => void]>([
  ['seats', (record) => (record.seats = [])],
  ['seats', (record) => (record.seats = [{}, {}, {}, {}, {}])],
  ['seats', (record) => (record.seats[0] = null)],
  ['first', (record) => (record.first = 2)],
  ['first', (record) => (record.first = '0')],
  ['fair', (record) => delete record.fair],
  ['fair.version', ({ fair }) => (fair.version = 2)],
  ['fair.game_id', ({ fair }) => (fair.game_id = 'a b')],
  ['fair.commitment', ({ fair }) => (fair.commitment = null)],
  ['fair.secret', ({ fair }) => (fair.secret = 'zz')],
  ['fair.lot.order', ({ fair }) => (fair.lot = null)],
  ['fair.lot.order', ({ fair }) => (fair.lot.order = 'hand')],
  ['fair.lot.pieces', ({ fair }) => (fair.lot.pieces = 'given')],
  ['fair.shares', ({ fair }) => fair.shares.pop()],
  ['fair.shares', ({ fair }) => (fair.shares[1].seat = fair.shares[0].seat)],
  ['fair.shares', ({ fair }) => (fair.shares[1].promise = 1)],
  ['events', (record) => (record.events = [[2, 'pass']])],
  ['events', (record) => (record.events = [['dice', 3]])],
])('a record without a %s that can be used', (field, change) => {
  const record = structuredClone(dicelandRecord);
  change(record);
  expect(wrongField(record)).toBe(field);
});

test('four words', async () => {
  const words = await fourWords('00010203' + '00'.repeat(28));
  expect(words.split(' ')).toHaveLength(4);
  expect(new Set(words.split(' ')).size).toBe(4);
});
