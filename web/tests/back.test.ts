import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LATER = 20; // milliseconds that a browser takes to go back

let arrived: () => void;
let entries: unknown[];
let at: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [entries, at] = [[null], 0];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (arrived = listener));
  vi.stubGlobal('history', {
    get state() { return entries[at]; },
    pushState: (state: unknown) => (entries = [...entries.slice(0, ++at), state]),
    go: (steps: number) => setTimeout(() => ((at += steps), arrived()), LATER),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what opens while a menu is closing stays open, until Back closes it', async () => {
  const { back } = await import('../src/lib/back.svelte');
  const menuCloses = back.opened(() => undefined);
  vi.runAllTimers();
  menuCloses();
  vi.advanceTimersByTime(LATER / 2); // the menu's entry is being left

  const close = vi.fn();
  back.opened(close);
  vi.runAllTimers();
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toEqual({ open: 1 });

  history.go(-1);
  vi.runAllTimers();
  expect(close).toHaveBeenCalledOnce();
  expect(history.state).toBeNull();
});
