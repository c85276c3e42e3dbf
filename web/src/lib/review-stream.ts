/** Asks for a review, which comes line by line while it is worked out; whoever stops listening has the work cancelled. */

import type { Refusal as Answer, Reviewing } from '../protocol';
import { Refusal } from './api';

/** Refused for now: too many at once. */
export class Busy extends Refusal {
  constructor(
    refusal: Refusal,
    readonly seconds: number, // until it may be asked again
  ) {
    super(refusal.code, refusal.params, refusal.status);
  }
}

const BUSY = [429, 503];
const PAUSE = 3; // seconds, where the server doesn't say how long

export async function* reviewLines(record: unknown, signal: AbortSignal): AsyncGenerator<Reviewing> {
  const answer = await ask(record, signal);
  if (!answer.ok || !answer.body) throw await refused(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (true) {
    const { done, value = '' } = await reader.read().catch(lost);
    const lines = (rest + value).split('\n');
    rest = done ? '' : lines.pop()!;
    for (const line of lines) if (line) yield JSON.parse(line) as Reviewing;
    if (done) return;
  }
}

async function ask(record: unknown, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch('/api/reviews', { method: 'POST', body: JSON.stringify(record), headers, signal }).catch(lost);
}

function lost(error: unknown): never {
  throw error instanceof DOMException && error.name === 'AbortError' ? error : new Refusal('page-refused-offline');
}

async function refused(answer: Response): Promise<Refusal> {
  const { code, params } = ((await answer.json().catch(() => null)) ?? {}) as Partial<Answer>;
  const refusal = new Refusal(code ?? 'page-refused-unknown', params ?? { what: answer.status }, answer.status);
  if (!BUSY.includes(answer.status)) return refusal;
  return new Busy(refusal, Number(answer.headers.get('Retry-After')) || PAUSE);
}
