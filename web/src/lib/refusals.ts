import type { Said } from '../protocol';
import { announce } from './announce.svelte';
import { Refusal } from './api';
import { sound } from './sounds';
import { t } from './words.svelte';

/** A code of the catalogue with its parameters, in words. */
export function said({ code, params }: Said): string {
  const known = Object.entries(params).filter((param): param is [string, string | number] => param[1] !== null);
  return t(code, Object.fromEntries(known));
}

/** Says why something was refused. */
export function sayWhy(error: unknown): void {
  const refusal = error instanceof Refusal ? error : new Refusal('page-refused-unknown', { what: String(error) });
  sound('refused');
  announce(said(refusal), 'bad');
}
