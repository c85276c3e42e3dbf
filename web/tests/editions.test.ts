import { beforeEach, expect, test, vi } from 'vitest';
import { pieceLooks } from '../src/lib/games';
import type { Wire } from '../src/lib/socket';
import { Table } from '../src/lib/table.svelte';

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/pieces/')) asked.push(path);
    return Promise.resolve(Response.json(path === '/api/games' ? { games: [{ name: 'diceland', edition: 2, sides: [] }] } : { path }));
  });
});

test('boards are asked for by their edition, which is the newest one unless another is wanted', async () => {
  await pieceLooks('diceland', ['A']);
  await pieceLooks('diceland', ['A', 'B'], { B: {} }, 1);
  expect(asked).toEqual(['/api/games/diceland/pieces/A?edition=2', '/api/games/diceland/pieces/A?edition=1']);
});

test.each([
  [undefined, 1],
  [3, 3],
])('a table whose log tells edition %s has boards of edition %s', async (edition, wanted) => {
  let wire!: Wire;
  const nothing = (): void => undefined;
  const table = new Table('T', () => (wire = { onopen: null, onmessage: null, onclose: null, close: nothing, send: nothing }));
  table.connect();
  const seats = [{ name: 'Ada', kind: 'person', bot: null, piece: 'G' }];
  const view = { phase: 'playing', game: 'diceland', seats, pending: [], sides: {}, said: [], throws: 1, moves: {}, back: [] };
  const made = { n: 0, at: 0, what: 'made', commitment: 'c0ffee', edition };
  const data = JSON.stringify({ type: 'welcome', mine: [], entries: [made], table: view });
  wire.onmessage?.call(wire as never, { data } as MessageEvent);
  await vi.waitFor(() => expect(table.complete).toBe(true));
  expect(asked).toEqual([`/api/games/diceland/pieces/G?edition=${wanted}`]);
});
