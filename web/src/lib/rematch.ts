/** The same table again. Whoever is first makes it and asks the others; they sit down there with one click. */

import { call } from './api';
import { router } from './route.svelte';
import { keptShares } from './dice-share';
import type { Table } from './table.svelte';
import { forgetTable, joinTable, makeTable, rematch } from './tables';

/** Makes the new table and goes there; if somebody else was faster, to theirs. */
export async function playAgain(table: Table, harder = 0): Promise<void> {
  const [seat] = table.mine;
  const wish = rematch({ ...table.state!, texts: table.entry('made')?.own }, table.mine, harder);
  const made = await makeTable(wish);
  const alone = wish.seats.every(({ kind }) => kind !== 'open');
  if (alone || (await table.act(seat!, { act: 'rematch', table: made.table, invite: made.invite }))) {
    router.go(`/table/${made.table}`);
    return;
  }
  await call('DELETE', `/api/tables/${made.table}`);
  forgetTable(made.table);
}

/** Sits down at the table that somebody else has made, everybody of this device under the same name. */
export async function sitDown(table: Table): Promise<void> {
  const asked = table.entry('rematch')!;
  const [name = '', ...others] = table.mine.map((seat) => table.state!.seats[seat]!.name);
  if (asked.invite && !keptShares(asked.table).length) await joinTable(asked.table, asked.invite, name, others);
  router.go(`/table/${asked.table}`);
}
