/** What this browser has seen of a table, kept so that a record can be compared with it after the game. */

import type { LogEntry } from '../protocol';
import type { Fault } from './dice-check/check';
import type { Fair } from './dice-check/form';
import type { Lot, Sitting } from './dice-check/log';
import { beginHash, canonical, nextHash, runningHash } from './dice-check/running-hash';
import { hex } from './dice-check/sha256';
import type { Share } from './dice-share';
import { forget, recall, remember } from './storage';

export interface Seen {
  count: number; // entries
  hash: string; // the running hash over them
  late: boolean; // whether the seats had been closed, and more had happened, when it came
  commitment: string | null;
  lot: Lot | null;
  closing: Sitting[] | null; // the list that closed the seats
  seated: boolean; // whether it had a seat after the seats had been closed
  sent: string[]; // the promises whose shares it has sent
  rewritten: boolean; // whether the server has told the same entries twice, but differently
}

export const keptSeen = (table: string): Seen | null => recall<Seen | null>(`seen.${table}`, null);

export function forgetSeen(table: string): void {
  forget(`seen.${table}`);
}

export class Witness {
  #seen: Seen | null = null;
  #count = 0; // of the entries that the server has told this page
  #hash: Uint8Array;
  #done = false;

  constructor(readonly table: string) {
    this.#hash = beginHash(table);
  }

  /** What this tab and others have seen; each keeps it in the same place. */
  get seen(): Seen | null {
    return (this.#seen = together(keptSeen(this.table), this.#seen));
  }

  /** Sees the entries that follow those before. What was seen once is never replaced by something else. */
  see(entries: LogEntry[]): void {
    if (!entries.length) return;
    const seen = this.seen ?? unseen(isLate(entries));
    for (const { n: _n, at: _at, ...entry } of entries) {
      if (this.#done) break;
      this.#count++;
      this.#hash = nextHash(this.#hash, entry);
      this.#done = entry.what === 'opened'; // what follows is about another table
      if (this.#count > seen.count) this.#note(seen, entry);
      else if (this.#count === seen.count && hex(this.#hash) !== seen.hash) seen.rewritten = true;
    }
    this.#keep(seen);
  }

  /** Notes that this browser plays. A server that says so once can't unsay it. */
  sit(): void {
    const { seen } = this;
    if (!seen?.closing || seen.seated) return;
    this.#keep({ ...seen, seated: true });
  }

  /** Notes that a share is on its way. */
  send(share: Share): void {
    const { seen } = this;
    if (!seen || seen.sent.includes(share.promise)) return;
    this.#keep({ ...seen, sent: [...seen.sent, share.promise] });
  }

  /** The share that a seat has promised, once the closing list with this promise in it has been seen. */
  shareFor(seat: number, shares: Share[]): Share | undefined {
    const { seen } = this;
    const promise = seen?.rewritten ? null : seen?.closing?.[seat]?.promise;
    return shares.find((share) => share.promise === promise);
  }

  #note(seen: Seen, entry: Omit<LogEntry, 'n' | 'at'>): void {
    if (seen.rewritten) return;
    seen.count = this.#count;
    seen.hash = hex(this.#hash);
    const { what, commitment, order, pieces, set = '', seats } = entry as Extract<LogEntry, { what: 'made' }> & { what: string };
    if (what === 'made') {
      seen.commitment = commitment;
      seen.lot = { order, pieces, set };
    } else if (what === 'closed') seen.closing = (seats as Sitting[] | undefined) ?? null;
  }

  #keep(seen: Seen): void {
    this.#seen = seen;
    remember(`seen.${this.table}`, seen);
  }
}

/** What was noted in two places, of which one may be behind: a note that something is wrong stays. */
function together(kept: Seen | null, own: Seen | null): Seen | null {
  if (!kept || !own) return kept ?? own;
  return {
    ...(own.count > kept.count ? own : kept),
    seated: kept.seated || own.seated,
    sent: [...new Set([...kept.sent, ...own.sent])],
    rewritten: kept.rewritten || own.rewritten || (kept.count === own.count && kept.hash !== own.hash),
  };
}

const unseen = (late: boolean): Seen => ({
  count: 0,
  hash: '',
  late,
  commitment: null,
  lot: null,
  closing: null,
  seated: false,
  sent: [],
  rewritten: false,
});

function isLate(entries: LogEntry[]): boolean {
  const closed = entries.findIndex(({ what }) => what === 'closed');
  return closed >= 0 && closed < entries.length - 1;
}

const fault = (code: string, params: Fault['params'] = {}): Fault => ({ code: `page-check-${code}`, params });

/** Earlier pages noted no set, since there was only one. */
const isSameLot = (seen: Lot | null, found: Lot): boolean =>
  seen?.order === found.order && seen.pieces === found.pieces && (seen.set ?? '') === found.set;

/** Differences between a record and what this browser saw of a table for which it has kept these shares. */
export function otherThanSeen(fair: Fair, table: string, seen: Seen, shares: Share[]): Fault[] {
  const faults: Fault[] = [];
  if (fair.game_id !== table) faults.push(fault('other-game'));
  if (seen.rewritten) faults.push(fault('rewritten'));
  if (seen.commitment !== fair.commitment) faults.push(fault('other-promise'));
  if (!isSameLot(seen.lot, fair.lot)) faults.push(fault('other-lot'));
  if (canonical(seen.closing) !== canonical(fair.log?.closing ?? null)) faults.push(fault('other-list'));
  if (seen.seated && shares.length > 0 && listed(seen, shares).length === 0) faults.push(fault('not-listed'));
  if (!seen.sent.every((promise) => isRevealed(fair, promise))) faults.push(fault('other-share'));
  return faults.length > 0 || !fair.log ? faults : otherEntries(fair.game_id, fair.log.entries, seen);
}

function otherEntries(gameId: string, entries: Parameters<typeof runningHash>[1], seen: Seen): Fault[] {
  if (entries.length < seen.count) return [fault('missing', { count: seen.count - entries.length })];
  return hex(runningHash(gameId, entries.slice(0, seen.count))) === seen.hash ? [] : [fault('other-log')];
}

const listed = (seen: Seen, shares: Share[]): Share[] =>
  shares.filter(({ promise }) => seen.closing?.some((seat) => seat.promise === promise));

const isRevealed = (fair: Fair, promise: string): boolean =>
  fair.shares.some((one) => one.promise === promise && one.share !== null);

/** What could not be compared, as a message; null if everything was. */
export function notCompared(fair: Fair, seen: Seen | null, shares: Share[]): string | null {
  if (!fair.log) return 'page-check-part-first';
  if (!seen) return 'page-check-part-file';
  if (seen.late) return 'page-check-part-late';
  if (fair.log.entries.length > seen.count) return 'page-check-part-left';
  const hasShare = listed(seen, shares).some(({ promise }) => isRevealed(fair, promise));
  return seen.seated && !hasShare ? 'page-check-part-silent' : null;
}
