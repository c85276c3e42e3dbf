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

const RESTARTING = 'refused-restarting'; // nothing has happened
const ATTEMPTS = 20;
const PAUSE = 300; // milliseconds
const NOBODY = [502, 503, 504]; // a proxy's answer, if no server is there

export function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return answered(method, path, body, (response) => response.json().catch(() => null));
}

/** A file that the server makes. */
export function callForFile(path: string, body: unknown): Promise<Blob> {
  return answered('POST', path, body, (response) => response.blob());
}

async function answered<T>(method: Method, path: string, body: unknown, read: (response: Response) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const response = await request(method, path, body);
    if (response.ok) return read(response);
    const answer: unknown = await response.json().catch(() => null);
    const refusal = refused(response.status, (answer ?? {}) as Partial<Answer>);
    if (refusal.code !== RESTARTING || attempt === ATTEMPTS) throw refusal;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function refused(status: number, { code, params }: Partial<Answer>): Refusal {
  if (code) return new Refusal(code, params, status);
  if (NOBODY.includes(status)) return new Refusal('page-refused-offline', {}, status);
  return new Refusal('page-refused-unknown', { what: status }, status);
}

async function request(method: Method, path: string, body: unknown): Promise<Response> {
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(path, { method, ...json });
  } catch {
    throw new Refusal('page-refused-offline');
  }
}
