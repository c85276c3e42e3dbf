import { describe, expect, test } from 'vitest';
import type { GameDice, GameRecord } from '../src/games/contract';
import { dice as diceland } from '../src/games/diceland/dice-check';
import { dice as ringAndRoute } from '../src/games/ring-and-route/dice-check';
import { faultsOf } from '../src/lib/dice-check/check';
import { readRecord, type Field } from '../src/lib/dice-check/form';
import { canonical, runningHash, unpacked, type Entry } from '../src/lib/dice-check/running-hash';
import { hex } from '../src/lib/dice-check/sha256';
import { fourWords } from '../src/lib/four-words';
import dicelandSecond from './records/diceland-2.roll.json';
import dicelandRecord from './records/diceland.roll.json';
import ringAndRouteSecond from './records/ring-and-route-2.roll.json';
import ringAndRouteRecord from './records/ring-and-route.roll.json';

const GAMES: [string, unknown, GameDice, string, string][] = [
  ['diceland', dicelandRecord, diceland, 'board', 'rygbos'],
  ['ring-and-route', ringAndRouteRecord, ringAndRoute, 'sheet', '123456'],
];
const SECOND: typeof GAMES = [
  ['diceland', dicelandSecond, diceland, 'board', 'rygbos'],
  ['ring-and-route', ringAndRouteSecond, ringAndRoute, 'sheet', '123456'],
];

const codesOf = (record: unknown, dice: GameDice): string[] => {
  const read = readRecord(record);
  return typeof read === 'string' ? [read] : faultsOf(read, dice).map(({ code }) => code);
};
const otherSide = (dice: GameDice, side: unknown): string =>
  dice.sides.find((sides) => sides.some((one) => one === side))!.find((one) => one !== side)!;

describe.each([...GAMES, ...SECOND])('%s, both versions', (_name, original, dice, piece, faces) => {
  const copy = (): GameRecord => structuredClone(original) as GameRecord;
  const codes = (record: unknown): string[] => codesOf(record, dice);

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

  test('another one begins, or on another board', () => {
    const first = copy();
    first.first = 1 - first.first;
    expect(codes(first)[0]).toBe('fair-first');
    const turned = copy();
    turned.seats[0]![piece] = otherSide(dice, turned.seats[0]![piece]);
    expect(codes(turned)[0]).toBe('fair-piece');
    turned.seats[0]![piece] = [turned.seats[0]![piece]];
    expect(codes(turned)[0]).toBe('fair-piece');
  });
});

describe.each(GAMES)('%s, first version', (_name, original, dice, piece) => {
  const copy = (): any => structuredClone(original);
  const codes = (record: unknown): string[] => codesOf(record, dice);

  test('another secret, share or promise', () => {
    const record = copy();
    record.fair.secret = '00'.repeat(32);
    expect(codes(record)).toEqual(['fair-commitment']);
    const changed = copy();
    changed.fair.shares[0].share = '11'.repeat(32);
    expect(codes(changed)).toEqual(['fair-promise']);
    const unpromised = copy();
    unpromised.fair.shares[1].share = '00'.repeat(32);
    expect(codes(unpromised)).toEqual(['fair-promise']);
  });

  test('another order', () => {
    const swapped = copy();
    swapped.fair.shares.forEach((share: { seat: number }) => (share.seat = 1 - share.seat));
    expect(codes(swapped)).toEqual(['fair-order']);
  });

  test('the other side of the board may be chosen, if the rules are played', () => {
    const record = copy();
    record.fair.lot.pieces = 'sides';
    record.seats[0][piece] = otherSide(dice, record.seats[0][piece]);
    expect(codes(record)).toEqual([]);
  });

  test('a secret that is not open yet', () => {
    const record = copy();
    record.fair.secret = null;
    expect(codes(record)).toEqual(['fair-not-opened']);
  });
});

describe.each(SECOND)('%s, second version', (_name, original, dice) => {
  const copy = (): any => structuredClone(original);
  const codes = (record: unknown): string[] => codesOf(record, dice);
  const entry = (record: any, what: string): any => record.fair.log.find((one: Entry) => one.what === what);
  const forged = (record: any): any => {
    record.fair.hash = hex(runningHash(record.fair.game_id, unpacked(record.fair.log, record.events)));
    return record;
  };

  test('an altered entry changes the hash', () => {
    const record = copy();
    entry(record, 'ended').reason += '!';
    expect(codes(record)).toEqual(['fair-hash']);
  });

  test.each<[string[], (record: any) => void]>([
    [['fair-commitment'], (record) => (entry(record, 'opened').secret = '00'.repeat(32))],
    [['fair-promise'], (record) => (entry(record, 'revealed').share = '11'.repeat(32))],
    [['fair-promise'], (record) => (entry(record, 'revealed').seat = 1)],
    [['fair-not-opened'], (record) => record.fair.log.pop()],
    [['fair-log'], (record) => (entry(record, 'dealt').first = 1 - record.first)],
    [['fair-log'], (record) => (entry(record, 'made').game = 'chess')],
  ])('%s', (expected, change) => {
    const record = copy();
    change(record);
    expect(codes(forged(record))).toEqual(expected);
  });

  test('what goes into the dice can not be changed afterwards', () => {
    for (const change of [
      (record: any) => (entry(record, 'closed').seats[1].name = 'Eve'),
      (record: any) => (entry(record, 'closed').seats[1].kind = 'bot'),
      (record: any) => (entry(record, 'closed').seats[1].promise = '00'.repeat(32)),
    ]) {
      const record = copy();
      change(record);
      expect(codes(forged(record))).toEqual(expect.arrayContaining(['fair-list', 'fair-throw']));
    }
  });

  test('a bot has no share', () => {
    const record = copy();
    entry(record, 'closed').seats[0].kind = 'bot';
    expect(codes(forged(record))).toEqual(['fair-bot', 'fair-list']);
  });

  test('a mark that was not taken back stands in the record', () => {
    const record = copy();
    record.fair.log.splice(record.fair.log.indexOf(entry(record, 'took_back')), 1);
    expect(codes(forged(record))).toContain('fair-log');
  });

  test.each<[string, (record: any) => void]>([
    ['a log that is none', (record) => (record.fair.log = {})],
    ['more events than there are', (record) => record.fair.log.push(1)],
    ['fewer events', (record) => record.events.push([0, 'pass'])],
    ['half an event', (record) => record.fair.log.push(0.5)],
    ['an entry that is none', (record) => record.fair.log.push(null)],
    ['an entry after the end', (record) => record.fair.log.push({ what: 'ended', reason: '' })],
    ['a fraction', (record) => (entry(record, 'ended').reason = 0.5)],
    ['half a letter', (record) => (entry(record, 'ended').reason = '\ud800')],
    ['something deep', (record) => (entry(record, 'ended').reason = [[[[[]]]]])],
    ['a longer secret', (record) => (entry(record, 'opened').secret += '00')],
    ['no list', (record) => delete entry(record, 'closed').seats],
    ['a list that is too short', (record) => entry(record, 'closed').seats.pop()],
    ['a bot on no seat', (record) => (entry(record, 'closed').bots = { ' 0': 'planner' })],
    ['a seat twice', (record) => (entry(record, 'dealt').seats = [0, 0])],
    ['a share twice', (record) => record.fair.log.splice(4, 0, entry(record, 'revealed'))],
    ['no beginning', (record) => record.fair.log.shift()],
    ['another mark taken back', (record) => (entry(record, 'took_back').words += '0')],
  ])('a log with %s', (_what, change) => {
    const record = copy();
    change(record);
    expect(readRecord(record)).toBe('fair.log');
  });
});

/** The throw with its first die on another face. */
function other(words: string, faces: string): string {
  const at = [...words].findIndex((letter) => faces.includes(letter));
  const face = faces[(faces.indexOf(words[at]!) + 1) % faces.length]!;
  return words.slice(0, at) + face + words.slice(at + 1);
}

test('records without such dice', () => {
  expect(readRecord(null)).toBe('record');
  expect(readRecord({ seats: [] })).toBe('seats');
});

test.each<[Field, (record: any) => void]>([
  ['seats', (record) => (record.seats = [])],
  ['seats', (record) => (record.seats = [{}, {}, {}, {}, {}])],
  ['seats', (record) => (record.seats[0] = null)],
  ['first', (record) => (record.first = 2)],
  ['first', (record) => (record.first = '0')],
  ['fair', (record) => delete record.fair],
  ['fair.version', ({ fair }) => (fair.version = 3)],
  ['fair.hash', ({ fair }) => (fair.version = 2)],
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
  expect(readRecord(record)).toBe(field);
});

test('canonical text', () => {
  expect(canonical({ b: [1, null, { d: 'é\n"', c: '\x7f' }], a: {} })).toBe('{"a":{},"b":[1,null,{"c":"\x7f","d":"é\\n\\""}]}');
});

test('four words', async () => {
  const words = await fourWords('00010203' + '00'.repeat(28));
  expect(words.split(' ')).toHaveLength(4);
  expect(new Set(words.split(' ')).size).toBe(4);
});
