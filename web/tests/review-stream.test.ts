import { afterEach, expect, test, vi } from 'vitest';
import type { Reviewing } from '../src/protocol';
import { Refusal } from '../src/lib/api';
import { Busy, reviewLines } from '../src/lib/review-stream';

afterEach(() => vi.unstubAllGlobals());

function answering(pieces: string[], options: ResponseInit = {}): void {
  const body = new ReadableStream({
    start(sender) {
      pieces.forEach((piece) => sender.enqueue(new TextEncoder().encode(piece)));
      sender.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, options)));
}

async function all(): Promise<Reviewing[]> {
  const lines: Reviewing[] = [];
  for await (const line of reviewLines({}, new AbortController().signal)) lines.push(line);
  return lines;
}

test('lines are put together, however they were cut', async () => {
  answering(['{"type":"progress","pro', 'gress":0.1}\n{"type":"progress","progress":0.2}\n', '{"type":"progress","progress":0.3}']);
  expect((await all()).map((line) => line.type === 'progress' && line.progress)).toEqual([0.1, 0.2, 0.3]);
});

test('a busy server says when it may be asked again', async () => {
  answering(['{"code":"refused-coach-busy","params":{}}'], { status: 503, headers: { 'Retry-After': '7' } });
  const refusal = await all().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Busy);
  expect(refusal).toMatchObject({ code: 'refused-coach-busy', seconds: 7 });
});

test('a record that is refused is not asked for again', async () => {
  answering(['{"code":"record-not-mapping","params":{}}'], { status: 422 });
  const refusal = await all().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).not.toBeInstanceOf(Busy);
});
