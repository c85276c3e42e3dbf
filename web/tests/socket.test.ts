import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../src/lib/api';
import { TableSocket, type LinkState, type Wire } from '../src/lib/socket';
import type { Command, FromServer } from '../src/protocol';

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor() {
    FakeWire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  says(message: FromServer): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }

  opens(): void {
    this.onopen?.call(this as never, {} as Event);
    this.says(WELCOME);
  }

  breaks(): void {
    this.onclose?.call(this as never, {} as CloseEvent);
  }

  get commands(): Command[] {
    return this.sent.filter(({ type }) => type === 'do') as unknown as Command[];
  }
}

const WELCOME = { type: 'welcome', mine: [0], entries: [], table: {} } as unknown as FromServer;

let states: LinkState[];
let storing: boolean[];
let socket: TableSocket;
const newest = (): FakeWire => FakeWire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  states = [];
  storing = [];
  const listener = {
    since: () => 7,
    hear: () => undefined,
    link: (state: LinkState) => states.push(state),
    storing: (works: boolean) => storing.push(works),
  };
  socket = new TableSocket('ws://table.test', listener, () => new FakeWire());
  socket.connect();
});

afterEach(() => vi.useRealTimers());

test('it says hello with what it lacks', () => {
  newest().opens();
  expect(newest().sent).toEqual([{ type: 'hello', since: 7 }]);
  expect(states).toEqual(['connecting', 'open']);
});

test('a command is answered', async () => {
  newest().opens();
  const answer = socket.command(0, { act: 'move', throw: 1, move: 'pick r' });
  const [command] = newest().commands;
  expect(command).toMatchObject({ seat: 0, act: 'move', move: 'pick r' });
  newest().says({ type: 'done', id: command!.id, n: 12 });
  await expect(answer).resolves.toBe(12);
});

test('a refusal carries its code', async () => {
  newest().opens();
  const answer = socket.command(0, { act: 'end' });
  newest().says({ type: 'refused', id: newest().commands[0]!.id, code: 'move-not-legal', params: {} });
  await expect(answer).rejects.toEqual(new Refusal('move-not-legal'));
});

test('a command without an answer is sent again, with the same id, on the next connection', async () => {
  newest().opens();
  const answer = socket.command(0, { act: 'come_back' });
  const { id } = newest().commands[0]!;
  newest().breaks();
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(FakeWire.all).toHaveLength(2);
  expect(newest().commands).toEqual([]);
  newest().opens();
  expect(newest().commands.map((command) => command.id)).toEqual([id]);
  newest().says({ type: 'done', id, n: 1 });
  await expect(answer).resolves.toBe(1);
});

test('what is said before the welcome waits for it', () => {
  void socket.command(0, { act: 'come_back' });
  expect(newest().commands).toEqual([]);
  newest().opens();
  expect(newest().commands).toHaveLength(1);
});

test('a silent connection is given up, and the command goes through the next one', () => {
  newest().opens();
  void socket.command(0, { act: 'come_back' });
  const first = newest();
  vi.advanceTimersByTime(10_000);
  expect(first.closed).toBe(true);
  newest().opens();
  expect(newest()).not.toBe(first);
  expect(newest().commands).toHaveLength(1);
});

test('pauses between attempts grow, and end with a success', () => {
  const waits = [];
  for (let i = 0; i < 6; i++) {
    newest().breaks();
    const before = FakeWire.all.length;
    let waited = 0;
    for (; FakeWire.all.length === before; waited += 50) vi.advanceTimersByTime(50);
    waits.push(waited);
  }
  expect(waits[5]).toBeGreaterThan(waits[0]! * 4);
  newest().opens();
  newest().breaks();
  const before = FakeWire.all.length;
  vi.advanceTimersByTime(400);
  expect(FakeWire.all.length).toBe(before + 1);
});

test('a server that restarts is left alone until the time that it has named, and then asked often', () => {
  newest().opens();
  void socket.command(0, { act: 'come_back' });
  const { id } = newest().commands[0]!;
  newest().says({ type: 'restarting', after: 1.5 });
  expect(newest().closed).toBe(true);
  vi.advanceTimersByTime(1_499);
  expect(FakeWire.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeWire.all).toHaveLength(2);
  for (let i = 0; i < 6; i++) {
    newest().breaks();
    vi.advanceTimersByTime(400);
  }
  expect(FakeWire.all).toHaveLength(8);
  newest().opens();
  expect(newest().commands.map((command) => command.id)).toEqual([id]);
});

test('what can’t be stored now is sent again when it can be', async () => {
  newest().opens();
  const answer = socket.command(0, { act: 'come_back' });
  const { id } = newest().commands[0]!;
  newest().says({ type: 'refused', id, code: 'refused-store', params: {} });
  expect(storing.at(-1)).toBe(false);
  newest().says({ type: 'storing', works: true });
  expect(storing.at(-1)).toBe(true);
  expect(newest().commands.map((command) => command.id)).toEqual([id, id]);
  newest().says({ type: 'done', id, n: 3 });
  await expect(answer).resolves.toBe(3);
});

test('what is refused for now is sent again by itself, and the connection is kept', () => {
  newest().opens();
  void socket.command(0, { act: 'come_back' });
  for (let i = 0; i < 5; i++) {
    newest().says({ type: 'refused', id: newest().commands[0]!.id, code: 'refused-busy', params: {} });
    vi.advanceTimersByTime(2_000);
  }
  expect(newest().commands).toHaveLength(6);
  expect(FakeWire.all).toHaveLength(1);
});

test('a page that can’t be welcomed because nothing can be read knows why', () => {
  newest().says({ type: 'refused', id: null, code: 'refused-store', params: {} });
  expect(storing).toEqual([false]);
});

test('elsewhere: nothing more happens here until it is asked for', async () => {
  newest().opens();
  const answer = socket.command(0, { act: 'come_back' });
  newest().says({ type: 'elsewhere' });
  await expect(answer).rejects.toEqual(new Refusal('page-refused-elsewhere'));
  vi.advanceTimersByTime(60_000);
  expect(FakeWire.all).toHaveLength(1);
  expect(states.at(-1)).toBe('elsewhere');
  socket.connect();
  newest().opens();
  expect(states.at(-1)).toBe('open');
});

test('closed for good', () => {
  newest().opens();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeWire.all).toHaveLength(1);
});
