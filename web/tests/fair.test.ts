import { describe, expect, test } from 'vitest';
import { fairOf, faultsOf, fourWords, type FairRecord, type Kept } from '../src/lib/fair';
import type { GameDice } from '../src/games/contract';
import { dice as diceland } from '../src/games/diceland/fair';
import { dice as ringAndRoute } from '../src/games/ring-and-route/fair';
import dicelandRecord from './records/diceland.roll.json';
import ringAndRouteRecord from './records/ring-and-route.roll.json';

const NOTHING_KEPT: Kept = { commitment: null, share: null };

const GAMES: [string, unknown, GameDice, string[][], string][] = [
  [
    'diceland',
    dicelandRecord,
    diceland,
    [
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
      ['G', 'H'],
    ],
    'rygbos',
  ],
  ['ring-and-route', ringAndRouteRecord, ringAndRoute, [['1', '2']], '123456'],
];

describe.each(GAMES)('%s', (_name, original, dice, sides, faces) => {
  const copy = (): FairRecord => structuredClone(original) as FairRecord;
  const codes = (record: FairRecord, kept = NOTHING_KEPT): string[] =>
    faultsOf(record, dice, sides, kept).map(({ code }) => code);

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
    const piece = copy();
    const [seat] = piece.seats;
    if (seat!.board) seat!.board = 'B';
    else seat!.sheet = seat!.sheet === '1' ? '2' : '1';
    expect(codes(piece)).toEqual(['fair-piece']);
  });

  test('the other side of the board may be chosen, if the rules are played', () => {
    const record = copy();
    record.fair.lot.pieces = 'sides';
    const [seat] = record.seats;
    const other = (piece: string): string => sides.find((pair) => pair.includes(piece))!.find((side) => side !== piece)!;
    if (seat!.board) seat!.board = other(seat!.board);
    else seat!.sheet = other(seat!.sheet!);
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
  expect(fairOf(null)).toBeNull();
  expect(fairOf({ seats: [] })).toBeNull();
  expect(fairOf({ seats: [{}], fair: { version: 2, shares: [{}] } })).toBeNull();
  expect(fairOf(dicelandRecord)).toBe(dicelandRecord);
});

test('four words', async () => {
  const words = await fourWords('00010203' + '00'.repeat(28));
  expect(words.split(' ')).toHaveLength(4);
  expect(new Set(words.split(' ')).size).toBe(4);
});
