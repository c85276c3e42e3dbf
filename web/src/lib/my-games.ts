/** The finished games of this browser, with their records: they stay when the server has forgotten the table. */

import type { RecordShown, TableView } from '../protocol';
import { call } from './api';
import { forget, recall, remember } from './storage';
import { closeTable, forgetTable, type SetUp } from './tables';

export type DiceVerdict = 'good' | 'part' | 'bad';

export interface Finished extends SetUp {
  id: string;
  at: number;
  mine: number[];
  scores: number[];
  winners: number[];
  reason: string | null;
  dice: DiceVerdict | null; // null until they are checked
}

const MOST = 100;
const MOST_RECORDS = 30; // of about 30 kB

/** The newest first. */
export const finishedGames = (): Finished[] => recall<Finished[]>('games', []);

export const keptRecord = (id: string): unknown => recall<unknown>(`record.${id}`, null);

/** Keeps a game that is over, once; then its record, with the dice checked. */
export async function noteFinished(id: string, mine: number[], table: TableView): Promise<void> {
  if (table.look === null) return; // it was closed before the game began
  closeTable(id);
  const kept = finishedGames().find((game) => game.id === id);
  if (!kept) keep(summary(id, mine, table));
  if (kept?.dice && keptRecord(id)) return;
  try {
    const record = await call<unknown>('GET', `/api/tables/${id}/record`);
    keepRecord(id, record);
    const { checkDice } = await import('./dice-verdict');
    const { verdict } = await checkDice(record, id);
    change(id, { dice: verdict, texts: ownTexts(record) });
  } catch {
    // the next visit tries again
  }
}

export async function forgetGame(id: string): Promise<void> {
  remember(
    'games',
    finishedGames().filter((game) => game.id !== id),
  );
  forget(`record.${id}`);
  forgetTable(id);
  await call('DELETE', `/api/tables/${id}`).catch(() => undefined); // perhaps the server has forgotten it before
}

/** Everything that is needed to replay a kept game. */
export const replayKept = (id: string): Promise<RecordShown> => call<RecordShown>('POST', '/api/records', keptRecord(id));

function summary(id: string, mine: number[], table: TableView): Finished {
  const { game, seats, pieces, set, order, options, teaching, scores, winners, reason } = table;
  return { id, at: Date.now(), mine, game, seats, pieces, set, order, options, teaching, scores, winners, reason, dice: null };
}

/** The texts of pieces of one's own, which the table was made with. */
function ownTexts(record: unknown): string[] | undefined {
  return (record as { fair?: { log?: { own?: string[] }[] } }).fair?.log?.[0]?.own;
}

function keep(game: Finished): void {
  const all = [game, ...finishedGames()];
  all.slice(MOST).forEach(({ id }) => (forget(`record.${id}`), forgetTable(id)));
  remember('games', all.slice(0, MOST));
}

function change(id: string, changed: Partial<Finished>): void {
  remember(
    'games',
    finishedGames().map((game) => (game.id === id ? { ...game, ...changed } : game)),
  );
}

/** Room for a record is made by forgetting the oldest ones; their results stay. */
function keepRecord(id: string, record: unknown): void {
  const others = finishedGames().filter((game) => game.id !== id && keptRecord(game.id));
  others.splice(MOST_RECORDS - 1).forEach((game) => forget(`record.${game.id}`));
  while (!remember(`record.${id}`, record)) {
    const oldest = others.pop();
    if (!oldest) return;
    forget(`record.${oldest.id}`);
  }
}
