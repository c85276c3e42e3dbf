import type { Said } from '../protocol';
import { announce } from './announce.svelte';
import { Refusal } from './api';
import { sound } from './sounds';
import { capital, t, words } from './words.svelte';

/** A code of the catalogue with its parameters, in words. */
export function said({ code, params }: Said): string {
  const known = Object.entries(params).filter((param): param is [string, string | number] => param[1] !== null);
  return t(code, Object.fromEntries(known));
}

/** What is told of a seat. Readers with one seat of their own are addressed, where the catalogue has words for that. */
export function told({ code, params }: Said, names: string[], mine: number[]): string {
  const { seat } = params;
  if (typeof seat !== 'number') return said({ code, params });
  const yours = `${code}-you`;
  if (mine.length === 1 && mine[0] === seat && words.has(yours)) return said({ code: yours, params });
  return said({ code, params: { ...params, name: names[seat] ?? params.name ?? null } }); // a bot's in the reader's language
}

export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('page-refused-unknown', { what: String(error) });
}

/** Says why something was refused. In the catalogues, reasons begin with a small letter, because a terminal says them after a colon. */
export function sayWhy(error: unknown): void {
  const refusal = refusalOf(error);
  sound('refused');
  announce(refusal.code.startsWith('page-') ? said(refusal) : capital(said(refusal)), 'bad');
}
