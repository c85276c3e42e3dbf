import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Analysis } from '../src/lib/analysis.svelte';
import type { Event, Position } from '../src/lib/position-link';
import type { PositionShown } from '../src/protocol';

type Answer = { status: number; body: unknown };
let asked: Position[];
let refusals: Answer[]; // given first

/** A server that takes everything: what happened is added to what happened before. */
function shown({ events = [], setup = {}, ...rest }: Position): PositionShown {
  const then = [...(setup.then ?? []), ...events];
  return { position: { ...rest, setup: { ...setup, ...(then.length && { then }) } } } as unknown as PositionShown;
}

beforeEach(() => {
  [asked, refusals] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const position = JSON.parse(body) as Position;
    asked.push(position);
    const { status, body: answer } = refusals.shift() ?? { status: 200, body: shown(position) };
    return { ok: status === 200, status, json: () => Promise.resolve(answer) };
  });
});
afterEach(() => void (vi.unstubAllGlobals(), vi.useRealTimers()));

const EMPTY: Position = { game: 'g', seats: [{}], setup: { active: 0 } };
const happened = (board: Analysis): Event[] => (board.position?.setup?.then ?? []) as Event[];
const impossible: Answer = { status: 422, body: { code: 'no', params: { rule: 'D5' } } };

test('events happen, and are taken back without asking', async () => {
  const board = new Analysis();
  await board.open(EMPTY);
  expect(board.canTakeBack).toBe(false);
  await board.play([['dice', 'rr']]);
  await board.play([[0, 'a'], [0, 'b']]);
  expect(happened(board)).toEqual([['dice', 'rr'], [0, 'a'], [0, 'b']]);
  expect(asked.length).toBe(3);
  await board.takeBack();
  expect(happened(board)).toEqual([['dice', 'rr']]);
  await board.takeBack();
  expect([happened(board), board.canTakeBack, asked.length]).toEqual([[], false, 3]);
});

test('a throw is one more throw, and everything else is a jump', async () => {
  const board = new Analysis();
  await board.open(EMPTY);
  const [throws, jumps] = [board.now!.throws, board.jumps];
  await board.play([['dice', 'rr']]);
  expect([board.now!.throws, board.jumps]).toEqual([throws + 1, jumps]);
  await board.takeBack();
  expect([board.now!.throws, board.jumps]).toEqual([throws, jumps + 1]);
});

test('a change that cannot be stays on the board with its problem, until it is taken back', async () => {
  const board = new Analysis();
  await board.open(EMPTY);
  refusals.push(impossible);
  await board.edit({ active: 7 });
  expect(board.problem?.params.rule).toBe('D5');
  expect(board.position?.setup).toEqual({ active: 7 });
  expect(board.shown?.position.setup).toEqual({ active: 0 });
  await board.takeBack();
  expect([board.problem, board.draft, board.position?.setup]).toEqual([null, null, { active: 0 }]);
});

test('of several changes at once the newest counts', async () => {
  const board = new Analysis();
  await board.open(EMPTY);
  await Promise.all([1, 2, 3].map((active) => board.edit({ active })));
  expect(board.shown?.position.setup).toEqual({ active: 3 });
  expect(asked.map(({ setup }) => setup?.active)).toEqual([0, 1, 3]);
  await board.takeBack();
  expect(board.position?.setup).toEqual({ active: 0 });
});

test('a game can be taken back to its beginning', async () => {
  const board = new Analysis();
  const record = { ...EMPTY, events: [['dice', 'rr'], [0, 'a'], [0, 'b']], result: {}, fair: {} };
  await board.look({ record, at: 2 });
  expect(asked).toEqual([{ ...EMPTY, events: [['dice', 'rr'], [0, 'a']] }]);
  await board.takeBack();
  await board.takeBack();
  expect([happened(board), board.canTakeBack]).toEqual([[], false]);
});

test('what is refused leaves the board as it was', async () => {
  const board = new Analysis();
  await board.open(EMPTY);
  refusals.push(impossible, impossible);
  await expect(board.play([[0, 'a']])).rejects.toMatchObject({ code: 'no' });
  await expect(board.open({ game: 'other' })).rejects.toMatchObject({ code: 'no' });
  expect([board.position?.game, board.canTakeBack]).toEqual(['g', false]);
});

test('a busy coach is asked again', async () => {
  const board = new Analysis();
  refusals.push({ status: 503, body: { code: 'refused-coach-starting', params: {} } });
  const opening = board.open(EMPTY);
  await vi.waitFor(() => expect(board.waits?.code).toBe('refused-coach-starting'));
  await vi.runAllTimersAsync();
  await opening;
  expect([board.waits, asked.length]).toEqual([null, 2]);
});
