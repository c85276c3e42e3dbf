import type { Said } from '../protocol';
import { announce } from './announce.svelte';
import { Refusal } from './api';
import { sound } from './sounds';
import { capital, t } from './words.svelte';

/** A code of the catalogue with its parameters, in words. */
export function said({ code, params }: Said): string {
  const known = Object.entries(params).filter((param): param is [string, string | number] => param[1] !== null);
  return t(code, Object.fromEntries(known));
}

/** Says why something was refused. In the catalogues, reasons begin with a small letter, because a terminal says them after a colon. */
export function sayWhy(error: unknown): void {
  const refusal = error instanceof Refusal ? error : new Refusal('page-refused-unknown', { what: String(error) });
  sound('refused');
  announce(refusal.code.startsWith('page-') ? said(refusal) : capital(said(refusal)), 'bad');
}
