import { beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../src/lib/announce.svelte';
import { drawShare, keepShare } from '../src/lib/dice-share';
import { keptSeen } from '../src/lib/dice-witness';
import type { Wire } from '../src/lib/socket';
import { Table } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import type { FromServer, LogEntry, TableView } from '../src/protocol';

const seats = [
  { name: 'Ada', kind: 'person', bot: null, piece: null },
  { name: 'greedy', kind: 'bot', bot: 'greedy', piece: null },
  { name: 'greedy', kind: 'bot', bot: 'greedy', piece: null },
] as const;
const VIEW = {
  phase: 'playing',
  game: 'diceland',
  seats,
  pending: [0],
  sides: {},
  said: [],
  throws: 4,
  moves: {},
  back: [],
} as unknown as TableView;
const MADE = { n: 0, at: 0, what: 'made', commitment: 'c0ffee' } as LogEntry;
const entry = (n: number): LogEntry => ({ n, at: 0, what: 'event', who: 0, words: 'stop' });
const welcome = (entries: LogEntry[], table: Partial<TableView> = {}): FromServer => ({
  type: 'welcome',
  mine: [0],
  entries,
  table: { ...VIEW, ...table },
});
const news = (entries: LogEntry[], table: Partial<TableView> = {}): FromServer => ({
  type: 'news',
  mine: [0],
  entries,
  table: { ...VIEW, ...table },
});

let wire: Wire & { sent: Record<string, unknown>[] };
let table: Table;

const receive = (message: FromServer): void =>
  wire.onmessage?.call(wire as never, { data: JSON.stringify(message) } as MessageEvent);

beforeEach(async () => {
  localStorage.clear();
  notices.shown = null;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ games: [] })));
  await words.begin(['page', 'table', 'diceland/table']);
  const sent: Record<string, unknown>[] = [];
  table = new Table('T', () => {
    wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => undefined,
      send: (text) => sent.push(JSON.parse(String(text))),
      sent,
    };
    return wire;
  });
  table.connect();
});

test('a long log comes in parts, and goes on where it stopped', () => {
  receive({ type: 'part', entries: [MADE, entry(1), entry(2)] });
  receive({ type: 'part', entries: [entry(3), entry(4)] });
  expect(table.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  expect(table.state).toBeNull();
  table.connect();
  wire.onopen?.call(wire as never, {} as Event);
  expect(wire.sent.at(-1)).toEqual({ type: 'hello', since: 5 });
  receive(welcome([entry(5)]));
  expect(table.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('entries are joined without gaps or doubles', () => {
  receive(welcome([MADE, entry(1)]));
  receive(news([entry(1), entry(2)]));
  expect(table.entries.map(({ n }) => n)).toEqual([0, 1, 2]);
});

test('the first commitment is kept, whatever comes later', () => {
  receive(welcome([MADE]));
  new Table('T').hear(welcome([{ ...MADE, commitment: 'bad' } as LogEntry]));
  expect(keptSeen('T')).toMatchObject({ commitment: 'c0ffee', rewritten: true });
});

test('bots are called by the name of their level, equal ones are numbered', () => {
  receive(welcome([MADE]));
  expect(table.names).toEqual(['Ada', 'Turbo 1', 'Turbo 2']);
});

test('news are announced with names, a welcome is not', async () => {
  const said = [{ code: 'page-gone', params: { seat: 0 } }];
  receive(welcome([MADE], { said }));
  receive(news([entry(1)], { said }));
  await vi.waitFor(() => expect(notices.shown).not.toBeNull());
  expect(notices.shown?.text).toBe('Ada has been away for more than a minute.');
});

test('who says no to the end is named to the others', async () => {
  receive(welcome([MADE]));
  receive(news([{ n: 1, at: 0, what: 'plays_on', seat: 0 }]));
  expect(notices.shown).toBeNull(); // it was I
  receive(news([{ n: 2, at: 0, what: 'plays_on', seat: 1 }]));
  await vi.waitFor(() => expect(notices.shown?.text).toBe('Turbo 1 would like to play on.'));
});

const closed = (promise: string | null): LogEntry => ({
  n: 1,
  at: 0,
  what: 'closed',
  bots: {},
  seats: [{ name: 'Ada', kind: 'person', promise }],
});
const reveals = () => wire.sent.filter(({ act }) => act === 'reveal');

test('the share is revealed by itself, once, when the seats were closed with its promise', () => {
  const { share, promise } = drawShare();
  keepShare('T', { share, promise });
  receive(welcome([MADE], { phase: 'revealing' }));
  expect(reveals()).toEqual([]);
  receive(news([closed(promise)], { phase: 'revealing' }));
  receive(news([], { phase: 'revealing' }));
  expect(reveals()).toMatchObject([{ seat: 0, share }]);
  expect(keptSeen('T')).toMatchObject({ sent: [promise], late: false });
});

test.each([
  ['another promise', closed('00'.repeat(32))],
  ['no promise', closed(null)],
  ['no list', { n: 1, at: 0, what: 'closed', bots: {} } as LogEntry],
])('the share is kept back when the seats were closed with %s', (_what, entry) => {
  keepShare('T', drawShare());
  receive(welcome([MADE, entry], { phase: 'revealing' }));
  expect(reveals()).toEqual([]);
});

test('whoever has played stays a player, whatever the server says after the game', () => {
  receive(welcome([MADE, closed(null)]));
  receive({ type: 'news', mine: [], entries: [], table: VIEW });
  expect(keptSeen('T')).toMatchObject({ seated: true });
});

test('the share is kept back from a server that tells another history', () => {
  const mine = drawShare();
  keepShare('T', mine);
  receive(welcome([{ ...MADE, commitment: 'other' } as LogEntry]));
  table = new Table('T', () => wire);
  table.connect();
  receive(welcome([MADE, closed(mine.promise)], { phase: 'revealing' }));
  expect(reveals()).toEqual([]);
});

test('a move names the throws that were seen, and a refusal is said', async () => {
  receive(welcome([MADE]));
  const played = table.play(0, 'pick r');
  const command = wire.sent.at(-1)!;
  expect(command).toMatchObject({ act: 'move', throw: 4, move: 'pick r' });
  expect(table.sending).toBe(1);
  receive({ type: 'refused', id: String(command.id), code: 'move-game-over', params: {} });
  expect(await played).toBe(false);
  expect(table.sending).toBe(0);
  expect(notices.shown).toMatchObject({ text: 'The game is over.', tone: 'bad' });
});

test('a question is asked once at a time; its answer is said, unless the move has become possible', async () => {
  receive(welcome([MADE]));
  const answered = table.why(0, 'cross a1');
  await table.why(0, 'cross a2');
  const questions = wire.sent.filter(({ act }) => act === 'why');
  expect(questions).toMatchObject([{ seat: 0, throw: 4, move: 'cross a1' }]);
  receive({ type: 'refused', id: String(questions[0]!.id), code: 'diceland-not-adjacent', params: {} });
  await answered;
  expect(notices.shown?.text).toMatch(/^This space doesn.t touch/);

  notices.shown = null;
  const again = table.why(0, 'cross a2');
  receive({ type: 'refused', id: String(wire.sent.at(-1)!.id), code: 'refused-possible', params: {} });
  await again;
  expect(notices.shown).toBeNull();
});

test('who is here', () => {
  receive(welcome([MADE]));
  receive({ type: 'here', here: [1700000000, true, true], watchers: 2, now: 1700000100 });
  expect(table.views()[0]).toMatchObject({ here: false, goneSince: 1700000000, thinking: true });
  expect(table.watchers).toBe(2);
});

test('a short loss of the connection is not worth a word, a longer one is', () => {
  vi.useFakeTimers();
  try {
    receive(welcome([MADE]));
    receive({ type: 'restarting', after: 1 });
    vi.advanceTimersByTime(1_000);
    receive(welcome([]));
    vi.advanceTimersByTime(10_000);
    expect(table.cut).toBe(false);
    wire.onclose?.call(wire as never, {} as CloseEvent);
    vi.advanceTimersByTime(10_000);
    expect(table.cut).toBe(true);
    receive(welcome([]));
    expect(table.cut).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('whether anything can be stored is known', () => {
  receive(welcome([MADE]));
  receive({ type: 'storing', works: false });
  expect(table.storing).toBe(false);
  receive({ type: 'storing', works: true });
  expect(table.storing).toBe(true);
});
