import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, hush, notices } from '../src/lib/announce.svelte';

const shown = (): string[] => notices.shown.map((notice) => notice.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  hush(false);
  vi.runAllTimers();
  vi.useRealTimers();
});

it('what is announced is seen for a while', () => {
  announce('a treasure');
  vi.advanceTimersByTime(10);
  expect(shown()).toEqual(['a treasure']);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

it('nothing is told while dice are in the air, even if it was announced a moment before they were thrown', () => {
  announce('a treasure');
  hush(true);
  vi.advanceTimersByTime(3000);
  expect(shown()).toEqual([]);
  hush(false);
  expect(shown()).toEqual(['a treasure']);
});

it('a refusal is told at once', () => {
  hush(true);
  announce('not adjacent', 'bad');
  expect(shown()).toEqual(['not adjacent']);
});
