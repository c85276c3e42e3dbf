import type { Table } from './table.svelte';

const UNFIT = /[^\p{L}\p{N}]+/gu; // in the name of a file
const MINUTE = 60_000;

/** “diceland 2026-11-17 14.05 Ada, Bo.roll.json”: the games of a day can be told apart. */
export function recordName(table: Pick<Table, 'names' | 'entry'> & { readonly state: { game: string } | null }): string {
  const made = new Date((table.entry('made')?.at ?? 0) * 1000);
  const local = new Date(made.getTime() - made.getTimezoneOffset() * MINUTE).toISOString();
  const names = table.names.map((name) => name.replace(UNFIT, ' ').trim()).filter(Boolean);
  return `${table.state?.game} ${local.slice(0, 10)} ${local.slice(11, 16).replace(':', '.')} ${names.join(', ')}.roll.json`;
}
