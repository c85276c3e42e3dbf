import { beforeAll, expect, test, vi } from 'vitest';
import { notices } from '../src/lib/announce.svelte';
import { openedRecord } from '../src/lib/opened-record.svelte';
import { words } from '../src/lib/words.svelte';

const file = (text: string): File => new File([text], 'notes.json');
const said = (): string | undefined => notices.shown?.text;

beforeAll(async () => {
  await words.begin(['page', 'table']);
  const refusal = { code: 'record-field-missing', params: { field: 'format', index: null } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 422 })));
});

test('which file and which field of it can’t be read is said', async () => {
  await openedRecord.file(file('{}'));
  expect(said()).toBe('notes.json can’t be opened as a recorded game. Record, format: the field is missing.');
});

test('JSON that is no object, and what is no JSON', async () => {
  await openedRecord.file(file('[]'));
  expect(said()).toBe('notes.json can’t be opened as a recorded game. A mapping (JSON object) is needed.');
  await openedRecord.file(file('hello'));
  expect(said()).toBe('notes.json can’t be read: a recorded game is a JSON file.');
});
