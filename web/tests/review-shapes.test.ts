import { expect, test } from 'vitest';
import type { Decision, Side } from '../src/protocol';
import { acrossTo, apart, curvePath, extent, mainCause, mistakesOf, momentAt, upTo, waterfall, type Field } from '../src/lib/review-shapes';

const errors = { decisions: 0, unforced: 0, mean: null, low: null, high: null, level: null, lowest: null, highest: null };
const side: Side = { seat: 0, name: 'Ada', start: 0.5, luck: 0.7, own: -0.4, others: 0.3, rest: -0.1, result: 1, errors, costliest: [], luckiest: null, unluckiest: null };
const field: Field = { left: 10, right: 110, top: 0, bottom: 200, moments: 11 };

test('a waterfall adds up: each change begins where the one before has ended, and the last ends at the result', () => {
  const bars = waterfall(side, extent([side]));
  const [start, luck, own, others, rest, result] = bars;
  for (const [before, after] of [[start, luck], [luck, own], [own, others], [others, rest]] as const) expect(after!.from).toBeCloseTo(before!.to, 12);
  expect(result!.to).toBeCloseTo(rest!.to, 12);
  expect(result!.from).toBe(start!.from);
});

test('the scale holds all sums on the way', () => {
  expect(extent([side])).toEqual([0, 1.2]);
  const bars = waterfall({ ...side, luck: -0.7, own: 0.4 }, extent([{ ...side, luck: -0.7, own: 0.4 }]));
  for (const { from, to } of bars) for (const at of [from, to]) expect(at >= -1e-12 && at <= 1 + 1e-12).toBe(true);
});

test('a curve leads from the first moment to the last that is known', () => {
  expect(curvePath(field, [[1, 0], [0.5, 0.5]], 0)).toBe('M10.0 0.0L20.0 100.0');
  expect(upTo(field, 0)).toBe(200);
  expect(acrossTo(field, 10)).toBe(110);
});

test('every moment is found again at its place, and none beyond the ends', () => {
  for (let moment = 0; moment < field.moments; moment++) expect(momentAt(field, acrossTo(field, moment))).toBe(moment);
  expect(momentAt(field, -500)).toBe(0);
  expect(momentAt(field, 500)).toBe(10);
});

test('labels keep their order and their distance, within the drawing', () => {
  expect(apart([50, 52, 150], 18, 0, 200)).toEqual([50, 68, 150]);
  expect(apart([195, 190], 18, 0, 200)).toEqual([200, 182]);
});

test('the main cause is the largest part that led to the result', () => {
  expect(mainCause(side)).toBe('luck');
  expect(mainCause({ ...side, luck: 0.2, others: 0.8 })).toBe('others');
  expect(mainCause({ ...side, luck: 0.3, own: -0.9, others: 0.1, rest: 0, result: 0 })).toBe('own');
  expect(mainCause({ ...side, luck: 0, own: 0, others: 0, rest: 0, result: 0.5 })).toBeNull();
});

test('the costliest mistake is asked for first', () => {
  const made = (loss: number, verdict: string, seat = 0) => ({ seat, verdict, good: [{}], played: { loss } }) as unknown as Decision;
  const all = [made(0.1, 'mistake'), made(0.3, 'blunder'), made(0.5, 'unclear'), made(0.9, 'blunder', 1)];
  expect(mistakesOf(all, 0).map(({ played }) => played.loss)).toEqual([0.3, 0.1]);
});
