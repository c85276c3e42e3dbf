/** A moment of a game that somebody wants to look at on the analysis board. */

import { router } from './route.svelte';

export interface Moment {
  record: Record<string, unknown>;
  at: number; // events before it
}

let wanted: Moment | null = null;

/** Goes to the analysis board. */
export function lookAt(record: Record<string, unknown>, at: number): void {
  wanted = { record, at };
  router.go('/analysis');
}

/** What it is to show, once. */
export function takeMoment(): Moment | null {
  const found = wanted;
  wanted = null;
  return found;
}
