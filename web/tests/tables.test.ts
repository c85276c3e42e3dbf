import { beforeEach, expect, test, vi } from 'vitest';
import { keptShares } from '../src/lib/dice-share';
import { keptSeen, Witness } from '../src/lib/dice-witness';
import { hex, fromHex, sha256 } from '../src/lib/dice-check/sha256';
import { joinTable, makeTable, keptTables, lookAtTables, noteTable, openGame, quitTable, rematch, stepsFor } from '../src/lib/tables';
import type { TableView } from '../src/protocol';

let asked: { path: string; body: Record<string, unknown> }[];
let answer: (path: string) => Response;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body ?? '{}')) as Record<string, unknown> });
    return Promise.resolve(answer(path));
  });
});

test('whoever makes or joins a table promises a share and keeps it', async () => {
  answer = () => Response.json({ table: 'T', invite: 'I', mine: [0] });
  await makeTable({ game: 'diceland', seats: [] });
  await joinTable('U', 'I', 'Bo');
  for (const [i, table] of ['T', 'U'].entries()) {
    expect(asked[i]!.body.promise).toBe(hex(sha256(fromHex(keptShares(table)[0]!.share)!)));
  }
  expect(keptShares('T')).not.toEqual(keptShares('U'));
});

const table = (phase: string) => ({ phase, game: 'diceland', seats: [], pending: [] }) as unknown as TableView;

test('tables to go on with: those with a seat that are not over', async () => {
  const views: Record<string, unknown> = {
    '/api/tables/mine': { mine: [0], table: table('playing') },
    '/api/tables/over': { mine: [0], table: table('over') },
    '/api/tables/watched': { mine: [], table: table('playing') },
  };
  answer = (path) => {
    const found = views[path.split('?')[0]!];
    return found ? Response.json(found) : Response.json({ code: 'refused-table', params: {} }, { status: 404 });
  };
  ['mine', 'over', 'watched', 'gone'].forEach((id) => noteTable(id));
  new Witness('gone').see([{ what: 'left', n: 0, at: 0, seat: 0 }]);
  expect(keptSeen('gone')?.count).toBe(1);
  const over: string[] = [];
  expect((await lookAtTables((id) => over.push(id))).map(({ id }) => id)).toEqual(['mine']);
  expect(over).toEqual(['over']);
  expect(keptSeen('gone')).toBeNull();
});

test('without the server, tables are shown as they were seen last', async () => {
  answer = () => Response.json({ code: 'refused-busy', params: {} }, { status: 503 });
  noteTable('seen', [1], table('playing'));
  noteTable('earlier'); // of a page that kept nothing but its id
  expect(keptTables().map(({ id, mine }) => [id, mine])).toEqual([['seen', [1]]]);
  noteTable('seen');
  expect((await lookAtTables(() => undefined)).map(({ id }) => id)).toEqual(['seen']);
});

test('a game against bots is deleted, a seat among others is given up', async () => {
  answer = () => Response.json({});
  const seats = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }] as TableView['seats'];
  const one = { id: 'T', at: 0, table: { ...table('playing'), seats } };
  await quitTable({ ...one, mine: [0] });
  await quitTable({ ...one, mine: [0, 2] });
  await quitTable({ ...one, mine: [0, 2], table: { ...one.table, phase: 'gathering' } });
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/T/leave', '/api/tables/T', '/api/tables/T/leave']);
});

test('a rematch has the same seats, kept for people of other devices', () => {
  const seats = [
    { name: 'Ada', kind: 'person', bot: null, piece: 'A' },
    { name: 'Bo', kind: 'person', bot: 'greedy', piece: 'B' },
    { name: 'planner', kind: 'bot', bot: 'planner', piece: 'C' },
  ];
  const view = { game: 'diceland', pieces: 'hand', order: 'lot', options: {}, seats } as unknown as TableView;
  expect(rematch(view, [0]).seats).toEqual([
    { kind: 'person', name: 'Ada', piece: 'A' },
    { kind: 'open', name: 'Bo', piece: 'B' },
    { kind: 'bot', bot: 'planner', piece: 'C' },
  ]);
  expect(rematch({ ...view, pieces: 'lot' }, [0, 1]).seats?.[1]).toEqual({ kind: 'person', name: 'Bo' });
  expect(rematch({ ...view, pieces: 'lot', set: 'europe' }, [0])).toMatchObject({ pieces: 'lot', set: 'europe' });
  expect(rematch({ ...view, pieces: 'lot' }, [0])).toMatchObject({ set: '' }); // noted by an earlier page
});

test('a rematch may be harder after a win, and easier after a loss, as far as there are levels', () => {
  expect([stepsFor(['planner'], [0], [0]), stepsFor(['planner'], [1], [0]), stepsFor(['planner'], [], [0])]).toEqual([[1], [-1], [-1, 1]]);
  expect([stepsFor(['novice'], [1], [0]), stepsFor(['master'], [0, 1], [0]), stepsFor(['novice'], [], [0])]).toEqual([[], [], [1]]);
  expect([stepsFor(['novice', 'greedy'], [1], [0]), stepsFor([], [0], [0])]).toEqual([[-1], []]);
});

test('the game to go on with before another one: of the same kind, against bots alone, the one left last', () => {
  const seats = (...kinds: string[]) => kinds.map((kind) => ({ kind }));
  const view = (game: string, phase: string, kinds: string[]) =>
    ({ ...table(phase), game, seats: seats(...kinds), scores: [2, 1] }) as unknown as TableView;
  noteTable('earlier', [0], view('diceland', 'playing', ['person', 'bot']));
  noteTable('last', [0], view('diceland', 'playing', ['person', 'bot', 'bot']));
  noteTable('friends', [0], view('diceland', 'playing', ['person', 'person']));
  noteTable('gathering', [0], view('diceland', 'gathering', ['person', 'bot']));
  expect(openGame('diceland')?.id).toBe('last');
  expect(openGame('diceland')?.table.scores).toEqual([2, 1]);
  expect(openGame('ring-and-route')).toBeUndefined();
});
