import { expect, it } from 'vitest';
import type { LogEntry } from '../src/protocol';
import { recordName } from '../src/lib/record-name';

it('the file of a record is called by game, time and players, with nothing that a disk refuses', () => {
  const at = new Date(2026, 10, 17, 9, 5).getTime() / 1000;
  const entry = (() => ({ what: 'made', at }) as LogEntry) as never;
  expect(recordName({ state: { game: 'diceland' }, names: ['Ada/Eve', '"><', 'Zoé 2'], entry })).toBe(
    'diceland 2026-11-17 09.05 Ada Eve, Zoé 2.roll.json',
  );
});
