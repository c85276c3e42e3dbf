/** The running hash over the log of a table, and the log as a record has it (docs/fair-dice.md). */

import { ascii, join, sha256 } from './sha256';

/** An entry of the log, without its number and its time. */
export type Entry = Record<string, unknown>;

/** The canonical text of a JSON value: sorted keys, no whitespace. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

/** The hash before the first entry. */
export const beginHash = (gameId: string): Uint8Array => sha256(ascii(`rollwright/log/2${gameId}`));

/** The hash after an entry. */
export const nextHash = (hash: Uint8Array, entry: Entry): Uint8Array => sha256(join(hash, ascii(canonical(entry))));

export const runningHash = (gameId: string, entries: Entry[]): Uint8Array => entries.reduce(nextHash, beginHash(gameId));

/** The entries that a record's log stands for: a number stands for so many of the record's events. */
export function unpacked(log: unknown[], events: [number | 'dice', string][]): Entry[] {
  let used = 0;
  const entries = log.flatMap((item): Entry[] => {
    if (typeof item !== 'number') return [item as Entry];
    if (!Number.isInteger(item) || item < 1 || item > events.length - used) throw new RangeError();
    return events.slice(used, (used += item)).map(([who, words]) => ({ what: 'event', who, words }));
  });
  if (used < events.length) throw new RangeError();
  return entries;
}

/** The events of a log without those that were taken back. */
export function surviving(entries: Entry[]): [number | 'dice', string][] {
  const found = new Set<Entry>();
  const bySeat = new Map<unknown, Entry[]>();
  for (const entry of entries) {
    if (entry.what === 'event') {
      found.add(entry);
      bySeat.set(entry.who, bySeat.get(entry.who) ?? []).get(entry.who)!.push(entry);
    } else if (entry.what === 'took_back') {
      const last = bySeat.get(entry.seat)?.pop();
      if (last?.words !== entry.words) throw new RangeError();
      found.delete(last!);
    }
  }
  return [...found].map(({ who, words }) => [who as number, words as string]);
}
