/** Making tables, and those of this browser that are still to be finished. */

import type { MakeTable, SeatWanted, TableMade, TableView } from '../protocol';
import { call, Refusal } from './api';
import { drawShare, forgetShares, keepShare } from './dice-share';
import { forgetSeen } from './dice-witness';
import { forget, recall, remember } from './storage';

export type Wish = Omit<MakeTable, 'promise'>;

export interface Unfinished {
  id: string;
  at: number;
  table: TableView;
}

const KEPT = 20;

interface Known {
  id: string;
  at: number;
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

export function noteTable(id: string): void {
  const all = [{ id, at: Date.now() }, ...known().filter((table) => table.id !== id)];
  all.slice(KEPT).forEach((table) => forgetTable(table.id));
  remember('tables', all.slice(0, KEPT));
}

export function forgetTable(id: string): void {
  remember(
    'tables',
    known().filter((table) => table.id !== id),
  );
  forget(`invite.${id}`);
  forgetShares(id);
  forgetSeen(id);
}

/** Tables to go on with. What the server no longer knows is forgotten; what is over leaves the list. */
export async function unfinished(): Promise<Unfinished[]> {
  const asked = await Promise.all(known().map(ask));
  return asked.filter((table): table is Unfinished => table !== null && table.table.phase !== 'over');
}

async function ask({ id, at }: Known): Promise<Unfinished | null> {
  try {
    const answer = await call<{ mine: number[]; table: TableView }>('GET', `/api/tables/${id}?since=1000000000`);
    return answer.mine.length > 0 ? { id, at, table: answer.table } : null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) forgetTable(id);
    return null;
  }
}

export function person(name: string): SeatWanted {
  return { kind: 'person', name };
}

export function bot(level: string): SeatWanted {
  return { kind: 'bot', bot: level };
}

/** The same table again: the same set-up, with seats that are kept for people of other devices. */
export function rematch(table: TableView, mine: number[]): Wish {
  const seats = table.seats.map(({ kind, name, bot, piece }, i): SeatWanted => ({
    kind: kind === 'person' && !mine.includes(i) ? 'open' : kind,
    ...(kind === 'person' && { name }),
    ...(kind === 'bot' && { bot }),
    ...(table.pieces === 'hand' && { piece }),
  }));
  return { game: table.game, seats, pieces: table.pieces, order: table.order, options: table.options };
}
