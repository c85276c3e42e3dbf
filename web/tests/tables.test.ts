import { beforeEach, expect, test, vi } from 'vitest';
import { keptShares } from '../src/lib/dice-share';
import { keptSeen, Witness } from '../src/lib/dice-witness';
import { hex, fromHex, sha256 } from '../src/lib/dice-check/sha256';
import { joinTable, makeTable, noteTable, rematch, unfinished } from '../src/lib/tables';
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

test('tables to go on with: those with a seat that are not over', async () => {
  const views: Record<string, unknown> = {
    '/api/tables/mine': { mine: [0], table: { phase: 'playing' } },
    '/api/tables/over': { mine: [0], table: { phase: 'over' } },
    '/api/tables/watched': { mine: [], table: { phase: 'playing' } },
  };
  answer = (path) => {
    const found = views[path.split('?')[0]!];
    return found ? Response.json(found) : Response.json({ code: 'refused-table', params: {} }, { status: 404 });
  };
  ['mine', 'over', 'watched', 'gone'].forEach(noteTable);
  new Witness('gone').see([{ what: 'left', n: 0, at: 0, seat: 0 }]);
  expect(keptSeen('gone')?.count).toBe(1);
  expect((await unfinished()).map(({ id }) => id)).toEqual(['mine']);
  expect(keptSeen('gone')).toBeNull();
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
});
