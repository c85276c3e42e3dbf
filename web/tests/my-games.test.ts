import { beforeEach, expect, test, vi } from 'vitest';
import { addShares, keptShares } from '../src/lib/dice-share';
import { finishedGames, forgetGame, keptRecord, noteFinished } from '../src/lib/my-games';
import { keptTables, noteTable } from '../src/lib/tables';
import type { TableView } from '../src/protocol';

const seats = [
  { name: '', kind: 'person', bot: null, piece: 'A', chair: 0 },
  { name: 'novice', kind: 'bot', bot: 'novice', piece: 'B', chair: 1 },
];
const over = {
  game: 'diceland', phase: 'over', seats, pieces: 'lot', order: 'given', options: {}, pending: [],
  scores: [9, 4], winners: [0], reason: 'goal', look: {},
} as unknown as TableView; // prettier-ignore

let asked: string[];
let record: () => Response;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  record = () => Response.json({ game: 'diceland', events: [] });
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(record());
  });
});

test('a finished game is kept with its record, once', async () => {
  noteTable('T', [0], { ...over, phase: 'playing' });
  addShares('T', ['ab'.repeat(32)]);
  expect(keptTables()).toHaveLength(1);
  await noteFinished('T', [0], over);
  await noteFinished('T', [0], over);
  expect(keptTables()).toEqual([]);
  expect(asked).toEqual(['GET /api/tables/T/record']);
  expect(finishedGames()).toMatchObject([{ id: 'T', mine: [0], scores: [9, 4], winners: [0], dice: 'bad' }]);
  expect(keptRecord('T')).toEqual({ game: 'diceland', events: [] });
  expect(keptShares('T')).toHaveLength(1); // its dice can still be checked
});

test('a game whose record did not come is kept, and the record is asked for again', async () => {
  record = () => Response.json({ code: 'refused-busy', params: {} }, { status: 503 });
  await noteFinished('T', [0], over);
  expect(finishedGames()).toMatchObject([{ id: 'T', dice: null }]);
  record = () => Response.json({ game: 'diceland' });
  await noteFinished('T', [0], over);
  expect(finishedGames()).toMatchObject([{ id: 'T', dice: 'bad' }]);
});

test('a table that never began is no game', async () => {
  await noteFinished('T', [0], { ...over, look: null });
  expect(finishedGames()).toEqual([]);
});

test('deleting leaves nothing behind', async () => {
  await noteFinished('T', [0], over);
  await forgetGame('T');
  expect(finishedGames()).toEqual([]);
  expect(keptRecord('T')).toBeNull();
  expect(asked.at(-1)).toBe('DELETE /api/tables/T');
});

test('when the browser has no more room, old records go and results stay', async () => {
  await noteFinished('old', [0], over);
  const usual = localStorage.setItem.bind(localStorage);
  const limited = vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
    if (key === 'rollwright.record.new' && keptRecord('old')) throw new Error('full');
    usual(key, value);
  });
  await noteFinished('new', [0], over);
  limited.mockRestore();
  expect(finishedGames().map(({ id }) => id)).toEqual(['new', 'old']);
  expect(keptRecord('old')).toBeNull();
  expect(keptRecord('new')).not.toBeNull();
});
