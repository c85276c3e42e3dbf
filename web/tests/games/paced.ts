/** The pace of a game on a clock that the test moves. */

import { afterEach, beforeEach, vi } from 'vitest';
import { Pace, type Pacing, type Viewer } from '../../src/lib/pace.svelte';
import type { Moment } from '../../src/games/contract';

export const ME: Viewer = { mine: [0], frozen: false, motion: true, slowness: 1 };
export const WATCHER: Viewer = { mine: [], frozen: true, motion: true, slowness: 1 };

export function useClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function paced<Look extends { seats: unknown[] }>(
  pacing: Pacing<Look>,
  first: Moment<Look>,
  viewer = ME,
  fell = (): void => undefined,
): Pace<Look> {
  return new Pace(first, pacing, () => viewer, fell);
}
