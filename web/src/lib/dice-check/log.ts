/** What a table's log says about its dice. A log that can't be one, since it comes from anybody, throws an error. */

import { surviving, unpacked, type Entry } from './running-hash';

export type Kind = 'person' | 'bot' | 'open';

/** Who sits on a seat. */
export interface Sitting {
  name: string;
  kind: Kind;
  promise: string | null;
}

export interface Lot {
  order: 'lot' | 'given';
  pieces: 'lot' | 'sides' | 'hand';
  set: string; // that pieces are dealt from; '' is the game's first
}

/** Seats are numbered as before the lot. */
export interface Log {
  entries: Entry[];
  game: unknown;
  commitment: string;
  lot: Lot;
  own: string[]; // the texts of pieces of one's own, which are dealt instead
  gathered: Sitting[]; // who sits where, by the entries before `closed`
  closing: Sitting[]; // the same by `closed`, which goes into the mix
  shares: Map<number, string>; // revealed ones
  seats: number[]; // for each seat of the game, its number before the lot
  first: number;
  setup?: unknown; // the position that the game begins with
  pieces: unknown[];
  events: [number | 'dice', string][]; // without those that were taken back
  secret: string | null; // null until it is opened
}

type Event = [number | 'dice', string];

const DEEP = 5; // an entry is no deeper
const MOST_OWN = 4;
const [NEW, GATHERING, REVEALING, CHOOSING, PLAYING, OVER, DONE] = [0, 1, 2, 3, 4, 5, 6];

/** In which phases an entry may stand, from the first to the last of them, and which one it begins. */
const PHASES = new Map<unknown, [number, number, number?]>([
  ['made', [NEW, NEW, GATHERING]],
  ['joined', [GATHERING, GATHERING]],
  ['left', [GATHERING, PLAYING]],
  ['renamed', [GATHERING, GATHERING]],
  ['swapped', [GATHERING, GATHERING]],
  ['closed', [GATHERING, GATHERING, REVEALING]],
  ['revealed', [REVEALING, REVEALING]],
  ['dealt', [REVEALING, REVEALING, CHOOSING]],
  ['chose', [CHOOSING, CHOOSING]],
  ['began', [CHOOSING, CHOOSING, PLAYING]],
  ['event', [PLAYING, PLAYING]],
  ['took_back', [PLAYING, PLAYING]],
  ['hinted', [PLAYING, PLAYING]],
  ['took_over', [REVEALING, PLAYING]],
  ['came_back', [REVEALING, PLAYING]],
  ['wants_end', [GATHERING, PLAYING]],
  ['plays_on', [GATHERING, PLAYING]],
  ['ended', [GATHERING, PLAYING, OVER]],
  ['opened', [OVER, OVER, DONE]],
]);

/** Reads the log of a record with these events and so many seats. */
export function readLog(log: unknown, events: Event[], seats: number): Log {
  need(Array.isArray(log) && log.every((item) => typeof item === 'number' || (isObject(item) && isPlain(item, DEEP))));
  need(events.every(([, words]) => isPlain(words, 0)));
  const entries = unpacked(log as unknown[], events);
  const found = { entries, shares: new Map(), secret: null, closing: [] as Sitting[] } as unknown as Log;
  let phase = NEW!;
  for (const entry of entries) {
    const allowed = PHASES.get(entry.what);
    need(allowed !== undefined && allowed[0] <= phase && phase <= allowed[1]);
    phase = allowed![2] ?? phase;
    readEntry(found, entry, seats);
  }
  need(phase >= PLAYING!);
  return { ...found, events: surviving(entries) };
}

function readEntry(log: Log, entry: Entry, seats: number): void {
  const seatOf = (value: unknown): number => {
    need(Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats);
    return value as number;
  };
  const perSeat = (value: unknown): unknown[] => {
    need(Array.isArray(value) && value.length === seats);
    return value as unknown[];
  };
  if (entry.what === 'made') {
    log.game = entry.game;
    log.setup = entry.setup;
    log.commitment = digits(entry.commitment);
    const { order, pieces, set = '' } = entry;
    need(typeof set === 'string');
    const { own = [] } = entry;
    need(Array.isArray(own) && own.length <= MOST_OWN && own.every((text) => typeof text === 'string'));
    log.own = own as string[];
    log.lot = { order: oneOf(order, ['lot', 'given']), pieces: oneOf(pieces, ['lot', 'sides', 'hand']), set: set as string };
    log.gathered = perSeat(entry.seats).map((seat) => sitting(seat, ['person', 'bot', 'open']));
  } else if (entry.what === 'joined') log.gathered[seatOf(entry.seat)] = sitting({ ...entry, kind: 'person' }, ['person']);
  else if (entry.what === 'left') {
    const seat = entry.seat;
    if (!log.closing.length) log.gathered[seatOf(seat)] = { name: '', kind: 'open', promise: null };
  } else if (entry.what === 'renamed') {
    const seat = seatOf(entry.seat);
    log.gathered[seat] = sitting({ ...log.gathered[seat], name: entry.name }, ['person']);
  } else if (entry.what === 'swapped') {
    const [seat, other] = [seatOf(entry.seat), seatOf(entry.other)];
    [log.gathered[seat], log.gathered[other]] = [log.gathered[other]!, log.gathered[seat]!];
  } else if (entry.what === 'closed') {
    need(isObject(entry.bots));
    for (const [number, name] of Object.entries(entry.bots as object)) {
      need([...Array(seats).keys()].some((seat) => String(seat) === number));
      log.gathered[Number(number)] = sitting({ name, kind: 'bot', promise: null }, ['bot']);
    }
    log.closing = perSeat(entry.seats) as Sitting[];
    log.closing.forEach((seat) => sitting(seat, ['person', 'bot']));
  } else if (entry.what === 'revealed') {
    need(!log.shares.has(seatOf(entry.seat)));
    log.shares.set(seatOf(entry.seat), digits(entry.share));
  } else if (entry.what === 'dealt') {
    log.first = seatOf(entry.first);
    log.seats = perSeat(entry.seats).map(seatOf);
    need(new Set(log.seats).size === seats);
  } else if (entry.what === 'began') {
    need(Array.isArray(entry.pieces) && (entry.pieces.length === 0 || entry.pieces.length === seats));
    log.pieces = entry.pieces as unknown[];
  } else if (entry.what === 'event') {
    need((entry.who === 'dice' || Number.isInteger(entry.who)) && typeof entry.words === 'string');
  } else if (entry.what === 'took_back') {
    seatOf(entry.seat);
    need(typeof entry.words === 'string');
  } else if (entry.what === 'opened') log.secret = digits(entry.secret);
}

function sitting(value: unknown, kinds: Kind[]): Sitting {
  need(isObject(value));
  const { name, kind, promise } = value as Record<string, unknown>;
  need(typeof name === 'string');
  return { name: name as string, kind: oneOf(kind, kinds), promise: promise === null ? null : digits(promise) };
}

function need(good: boolean): void {
  if (!good) throw new RangeError();
}

function digits(value: unknown): string {
  need(isHex(value));
  return value as string;
}

function oneOf<T extends string>(value: unknown, values: T[]): T {
  need(values.includes(value as T));
  return value as T;
}

/** Whether a value has the same canonical text in every language. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value);
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object') return typeof value === 'boolean';
  if (value === null) return true;
  const inner = Object.entries(value).every(([key, one]) => /^[\0-\x7f]*$/.test(key) && isPlain(one, depth - 1));
  return depth > 0 && inner;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isHex = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
