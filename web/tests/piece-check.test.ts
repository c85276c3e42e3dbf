import { afterEach, expect, test, vi } from 'vitest';
import { PieceCheck, checkPiece, longestPlace } from '../src/lib/piece-check.svelte';

const ANSWER = { fault: null, notices: [], about: [], pieces: {} };
let asked: string[] = [];
let answers: ((status: number) => void)[] = [];

vi.useFakeTimers();
vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
  asked.push((JSON.parse(body) as { text: string }).text);
  return new Promise((resolve) => answers.push((status) => resolve({ ok: status === 200, status, json: () => Promise.resolve(status === 200 ? ANSWER : { code: 'refused-too-fast', params: {} }) })));
});
afterEach(() => ([asked, answers] = [[], []]));

test('texts are checked one at a time, and of those typed meanwhile the newest', async () => {
  const check = new PieceCheck('one');
  check.look('a');
  await vi.advanceTimersByTimeAsync(0);
  for (const text of ['ab', 'abc', 'abcd']) {
    check.look(text);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(asked).toEqual(['a']);
  answers[0]!(200);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['a', 'abcd']);
  expect(check.isPlayable).toBe(false);
  answers[1]!(200);
  await vi.advanceTimersByTimeAsync(0);
  expect(check.isPlayable).toBe(true);
});

test('a check that came too fast is asked again', async () => {
  const check = new PieceCheck('two');
  check.look('a');
  await vi.advanceTimersByTimeAsync(0);
  answers[0]!(429);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['a', 'a']);
  answers[1]!(200);
  await vi.advanceTimersByTimeAsync(0);
  expect([check.isPlayable, check.problem]).toEqual([true, null]);
});

test('nothing is asked once it has ended', async () => {
  const check = new PieceCheck('three');
  check.look('a');
  await vi.advanceTimersByTimeAsync(0);
  check.end();
  answers[0]!(429);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['a']);
});

test('many texts are asked in turn, also after one that was refused', async () => {
  const all = ['x', 'y', 'z'].map((text) => checkPiece('four', text).catch(() => null));
  for (const [at, status] of [200, 429, 200].entries()) {
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(at + 1);
    answers[at]!(status);
  }
  expect(await Promise.all(all)).toEqual([ANSWER, null, ANSWER]);
});

test('a text that is too long has the place from which it is', () => {
  expect(longestPlace(`${'r\n'.repeat(5_999)}abcd`)).toEqual({ line: 6_000, column: 3 });
  expect(longestPlace('r'.repeat(20_000))).toEqual({ line: 1, column: 12_001 });
});
