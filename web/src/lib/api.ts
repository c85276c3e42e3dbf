/** The server's HTTP interface. */

import type { Param, Refusal as Answer } from '../protocol';

/** What the server refused, by a code of the catalogue. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, Param> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

type Method = 'GET' | 'POST' | 'DELETE';

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const { code, params } = (answer ?? {}) as Partial<Answer>;
  throw new Refusal(code ?? 'page-refused-unknown', params ?? { what: response.status }, response.status);
}

async function request(method: Method, path: string, body: unknown): Promise<Response> {
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(path, { method, ...json });
  } catch {
    throw new Refusal('page-refused-offline');
  }
}
