import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, Refusal } from '../src/lib/api';

const answers = (...given: Response[]): void => void vi.stubGlobal('fetch', () => Promise.resolve(given.shift()));
const refused = (status: number, code: string): Response => Response.json({ code, params: {} }, { status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a server that restarts is asked again', async () => {
  answers(refused(503, 'refused-restarting'), refused(503, 'refused-restarting'), Response.json({ table: 'T' }));
  const answer = call('POST', '/api/tables', {});
  await vi.runAllTimersAsync();
  await expect(answer).resolves.toEqual({ table: 'T' });
});

test('but not for ever', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(refused(503, 'refused-restarting')));
  const answer = expect(call('POST', '/api/tables', {})).rejects.toEqual(new Refusal('refused-restarting', {}, 503));
  await vi.runAllTimersAsync();
  await answer;
});

test('another refusal is one', async () => {
  answers(refused(503, 'refused-store'));
  await expect(call('POST', '/api/tables', {})).rejects.toEqual(new Refusal('refused-store', {}, 503));
});

test('a proxy without a server says that nobody is there', async () => {
  answers(new Response('<html>Bad Gateway</html>', { status: 502 }));
  await expect(call('GET', '/api/games')).rejects.toEqual(new Refusal('page-refused-offline', {}, 502));
});
