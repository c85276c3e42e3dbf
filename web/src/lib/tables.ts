/** Making tables, and those of this browser that are still to be finished. */

import type { MakeTable, SeatWanted, TableMade, TableView, Welcome } from '../protocol';
import { call, Refusal } from './api';
import { drawShare, forgetShares, keepShare } from './dice-share';
import { forgetSeen } from './dice-witness';
import { LEVELS } from './levels';
import { forget, recall, remember } from './storage';

export type Wish = Omit<MakeTable, 'promise'>;

/** What is told of a table before one goes there. */
export type Glance = Pick<TableView, 'game' | 'phase' | 'seats' | 'pending' | 'scores'>;

export interface Unfinished {
  id: string;
  at: number;
  mine: number[];
  table: Glance;
}

const KEPT = 20;
export const NO_ENTRIES = 1_000_000_000; // asked for from this number on, a log has none

interface Known {
  id: string;
  at: number;
  mine?: number[];
  table?: Glance; // as it was last seen; earlier pages did not keep it
}

const known = (): Known[] => recall<Known[]>('tables', []);

export async function makeTable(wish: Wish): Promise<TableMade> {
  const share = drawShare();
  const made = await call<TableMade>('POST', '/api/tables', { ...wish, promise: share.promise });
  keepShare(made.table, share);
  remember(`invite.${made.table}`, made.invite);
  noteTable(made.table);
  return made;
}

/** Takes a seat; `others` share this screen and take one each. */
export async function joinTable(id: string, invite: string, name: string, others: string[] = []): Promise<void> {
  const share = drawShare();
  await call('POST', `/api/tables/${id}/join`, { invite, name, others, promise: share.promise });
  keepShare(id, share);
  remember(`invite.${id}`, invite);
  noteTable(id);
}

export const keptInvite = (id: string): string | null => recall<string | null>(`invite.${id}`, null);

/** Keeps a table to go on with, as it is seen now. */
export function noteTable(id: string, mine?: number[], table?: TableView): void {
  const glance = table && { game: table.game, phase: table.phase, seats: table.seats, pending: table.pending, scores: table.scores };
  const before = known().find((one) => one.id === id);
  const all = [{ ...before, id, at: Date.now(), ...(glance && { mine: mine ?? [], table: glance }) }, ...others(id)];
  all.slice(KEPT).forEach((one) => forgetTable(one.id));
  remember('tables', all.slice(0, KEPT));
}

const others = (id: string): Known[] => known().filter((table) => table.id !== id);

/** Takes a table from those to go on with; what is needed to check its dice stays. */
export function closeTable(id: string): void {
  remember('tables', others(id));
}

export function forgetTable(id: string): void {
  closeTable(id);
  forget(`invite.${id}`);
  forgetShares(id);
  forgetSeen(id);
}

/** Tables to go on with, as this browser saw them last. */
export function keptTables(): Unfinished[] {
  return known().flatMap(({ id, at, mine, table }) => (mine && table ? [{ id, at, mine, table }] : []));
}

/** The game against bots that was left last, to be gone on with before another one of its kind begins. */
export function openGame(game: string): Unfinished | undefined {
  return keptTables().find(({ table, mine }) => table.game === game && table.phase === 'playing' && isAlone(table.seats, mine));
}

type Over = (id: string, mine: number[], table: TableView) => unknown;

/** The same as they are now; `over` hears of those that are finished. What the server no longer knows is forgotten. */
export async function lookAtTables(over: Over): Promise<Unfinished[]> {
  return (await Promise.all(known().map((table) => ask(table, over)))).flat();
}

async function ask(seen: Known, over: Over): Promise<Unfinished[]> {
  const { id, at } = seen;
  try {
    const { mine, table } = await call<Welcome>('GET', `/api/tables/${id}?since=${NO_ENTRIES}`);
    if (!mine.length) return [];
    if (table.phase !== 'over') return [{ id, at, mine, table }];
    over(id, mine, table);
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404)) return keptTables().filter((table) => table.id === id);
    forgetTable(id);
  }
  return [];
}

/** Whether there are only bots besides the seats of this device. */
export const isAlone = (seats: Glance['seats'], mine: number[]): boolean =>
  seats.every(({ kind }, seat) => kind !== 'person' || mine.includes(seat));

/** Gives an unfinished game up: with nobody else there it is deleted, otherwise the others can go on with a bot. */
export async function quitTable({ id, mine, table }: Unfinished): Promise<void> {
  if (isAlone(table.seats, mine) && table.phase !== 'gathering') await call('DELETE', `/api/tables/${id}`);
  else await call('POST', `/api/tables/${id}/leave`, {});
  forgetTable(id);
}

export function person(name: string): SeatWanted {
  return { kind: 'person', name };
}

export function bot(level: string): SeatWanted {
  return { kind: 'bot', bot: level };
}

/** What of a table is the same when it is played again; `texts` are those of pieces of one's own. */
export type SetUp = Pick<TableView, 'game' | 'seats' | 'pieces' | 'order' | 'options' | 'teaching'> & Partial<Pick<TableView, 'set'>> & { texts?: string[] };

/** A level so many steps above or below, as far as there are any. */
export function levelBeside(level: string, steps: number): string {
  const at = (LEVELS as readonly string[]).indexOf(level);
  return at < 0 ? level : LEVELS[Math.min(Math.max(at + steps, 0), LEVELS.length - 1)]!;
}

/** How many levels a rematch may be harder: up after a win, down after a loss, either way if nobody has won; where there are levels. */
export function stepsFor(bots: string[], winners: number[], mine: number[]): number[] {
  const steps = winners.length === 0 ? [-1, 1] : mine.some((seat) => winners.includes(seat)) ? [1] : [-1];
  return steps.filter((step) => bots.some((level) => levelBeside(level, step) !== level));
}

/** The same table again: the same set-up, with seats that are kept for people of other devices, and bots so much stronger. */
export function rematch(table: SetUp, mine: number[], harder = 0): Wish {
  const seats = table.seats.map(({ kind, name, bot, piece }, i): SeatWanted => ({
    kind: kind === 'person' && !mine.includes(i) ? 'open' : kind,
    ...(kind === 'person' && { name }),
    ...(kind === 'bot' && { bot: bot && levelBeside(bot, harder) }),
    ...(table.pieces === 'hand' && { piece }),
  }));
  const { game, pieces, set = '', texts = [], order, options, teaching = false } = table;
  return { game, seats, pieces, set, own: texts, order, options, teaching };
}
