import { beforeEach, expect, test, vi } from 'vitest';
import { readRecord, type Fair, type FairRecord } from '../src/lib/dice-check/form';
import { keptSeen, notCompared, otherThanSeen, Witness, type Seen } from '../src/lib/dice-witness';
import type { Share } from '../src/lib/dice-share';
import type { LogEntry } from '../src/protocol';
import original from './records/diceland-2.roll.json';
import first from './records/diceland.roll.json';

const fair = (): Fair => (readRecord(structuredClone(original)) as FairRecord).fair;
const LOG = fair().log!.entries.map((entry, n) => ({ ...entry, n, at: 0.5 }) as unknown as LogEntry);
const CLOSED = LOG.findIndex(({ what }) => what === 'closed') + 1;
const { promise, share } = fair().shares[0]!;
const OWN = [{ promise, share }] as Share[];

function seen(entries = LOG, from = CLOSED): Seen {
  const witness = new Witness('table_1');
  witness.see(entries.slice(0, from));
  witness.sit();
  witness.send(OWN[0]!);
  witness.see(entries.slice(from));
  return witness.seen!;
}

function watched(entries = LOG, from = CLOSED): Seen {
  const witness = new Witness('table_1');
  witness.see(entries.slice(0, from));
  witness.see(entries.slice(from));
  return witness.seen!;
}

const codes = (record: Fair, what: Seen, shares = OWN): string[] =>
  otherThanSeen(record, 'table_1', what, shares).map(({ code }) => code.replace('page-check-', ''));

beforeEach(() => localStorage.clear());

test('a record of what was seen is good', () => {
  expect(codes(fair(), seen())).toEqual([]);
  expect(notCompared(fair(), seen(), OWN)).toBeNull();
  expect(keptSeen('table_1')?.hash).toBe(fair().hash);
});

test('an invitation to another table is not part of the game', () => {
  const rematch = { what: 'rematch', n: LOG.length, at: 0, seat: 0, table: 'x', invite: null } as LogEntry;
  expect(seen([...LOG, rematch]).hash).toBe(fair().hash);
});

test.each<[string[], (record: Fair) => void]>([
  [['other-game'], (record) => (record.game_id = 'table_2')],
  [['other-promise'], (record) => (record.commitment = '00')],
  [['other-lot'], (record) => (record.lot = { order: 'lot', pieces: 'hand', set: '' })],
  [['other-lot'], (record) => (record.lot = { order: 'given', pieces: 'lot', set: '' })],
  [['other-lot'], (record) => (record.lot = { order: 'lot', pieces: 'lot', set: 'europe' })],
  [['other-list'], (record) => (record.log!.closing[1]!.promise = '00')],
  [['other-list'], (record) => record.log!.closing.reverse()],
  [['other-list'], (record) => (record.log = null)],
  [['other-share'], (record) => (record.shares[0]!.share = null)],
  [['missing'], (record) => record.log!.entries.splice(20, 3)],
  [['other-log'], (record) => (record.log!.entries[20]!.words = 'another')],
])('%s', (expected, change) => {
  const record = fair();
  change(record);
  expect(codes(record, seen())).toEqual(expected);
});

test('a promise that was not in the list', () => {
  const other = [{ promise: '11'.repeat(32), share: '22'.repeat(32) }];
  expect(codes(fair(), seen(), other)).toEqual(['not-listed']);
  localStorage.clear();
  expect(codes(fair(), watched(), other)).toEqual([]); // it had left before the seats were closed
});

test('who sits down only until the seats are closed does not play', () => {
  const witness = new Witness('table_1');
  witness.see(LOG.slice(0, CLOSED - 1));
  witness.sit();
  witness.see(LOG.slice(CLOSED - 1));
  expect(witness.seen!.seated).toBe(false);
});

test('a share that came from another device need not have been sent by this one', () => {
  const record = fair();
  const promise = record.log!.closing[1]!.promise;
  record.shares[1]!.share = null;
  expect(codes(record, seen(), [...OWN, { promise, share: '' } as Share])).toEqual([]);
});

test('another history when the page comes again', () => {
  seen(LOG.slice(0, 30));
  const other = LOG.map((entry, n) => (n === 20 ? { ...entry, words: 'another' } : entry)) as LogEntry[];
  expect(codes(fair(), seen(other))).toContain('rewritten');
});

const forked = LOG.map((entry, n) => (n === 20 ? { ...entry, words: 'another' } : entry)) as LogEntry[];

test('a rewritten history that another tab has noted stays noted', () => {
  const [one, other] = [new Witness('table_1'), new Witness('table_1')];
  one.see(LOG.slice(0, 30));
  other.see(forked.slice(0, 30)); // notes it
  one.see(LOG.slice(30)); // and this tab keeps what it sees
  expect(codes(fair(), keptSeen('table_1')!)).toContain('rewritten');
  expect(one.seen!.rewritten).toBe(true);
});

test('two tabs that are told different histories note it, whichever is ahead', () => {
  const [one, other] = [new Witness('table_1'), new Witness('table_1')];
  one.see(LOG.slice(0, 15));
  other.see(forked.slice(0, 15));
  one.see(LOG.slice(15, 25));
  other.see(forked.slice(15, 22));
  expect(keptSeen('table_1')!.rewritten).toBe(false); // the entry that differs is behind what is kept
  other.see(forked.slice(22, 26));
  expect(keptSeen('table_1')!.rewritten).toBe(true);
});

test('two tabs that are told the same note the same, and what either has sent', () => {
  const [one, other] = [new Witness('table_1'), new Witness('table_1')];
  one.see(LOG.slice(0, CLOSED));
  other.see(LOG.slice(0, CLOSED));
  one.send(OWN[0]!);
  other.sit();
  one.see(LOG.slice(CLOSED));
  other.see(LOG.slice(CLOSED, 30));
  expect(keptSeen('table_1')).toMatchObject({ sent: [promise], seated: true, count: LOG.length, rewritten: false });
  expect(codes(fair(), other.seen!)).toEqual([]);
});

test('what can’t be kept is remembered as long as the page is open', () => {
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(codes(fair(), seen())).toEqual([]);
  setItem.mockRestore();
});

test('the same history when the page comes again, after less was told', () => {
  seen(LOG.slice(0, 30));
  expect(codes(fair(), seen(LOG))).toEqual([]);
});

test('what could not be compared', () => {
  expect(notCompared(fair(), null, [])).toBe('page-check-part-file');
  expect(notCompared(fair(), seen(LOG.slice(0, 30)), OWN)).toBe('page-check-part-left');
  expect(notCompared(fair(), seen(), [])).toBe('page-check-part-silent'); // nothing could be kept
  const without = fair();
  without.shares[0]!.share = null;
  expect(notCompared(without, { ...seen(), sent: [] }, OWN)).toBe('page-check-part-silent');
  localStorage.clear();
  expect(notCompared(fair(), watched(), [])).toBeNull();
  localStorage.clear();
  expect(notCompared(fair(), seen(LOG, CLOSED + 1), [])).toBe('page-check-part-late');
  const { fair: old } = readRecord(first) as FairRecord;
  expect(notCompared(old, seen(), [])).toBe('page-check-part-first');
});
