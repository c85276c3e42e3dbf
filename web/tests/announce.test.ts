import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, hush, notices } from '../src/lib/announce.svelte';

const shown = (): string | undefined => notices.shown?.text;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  hush(false);
  vi.runAllTimers();
  notices.move();
  vi.useRealTimers();
});

it('what is announced is seen as long as reading takes, and then until somebody goes on', () => {
  const long = 'a treasure '.repeat(10);
  announce(long);
  vi.advanceTimersByTime(10);
  expect(notices.shown).toMatchObject({ text: long, read: false });
  vi.advanceTimersByTime(60 * long.length);
  expect(notices.shown).toMatchObject({ text: long, read: true });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(long);
  notices.touch();
  expect(shown()).toBeUndefined();
});

it('a tap just when a message comes does not take it away', () => {
  announce('a treasure');
  vi.advanceTimersByTime(500);
  notices.touch();
  expect(shown()).toBe('a treasure');
  vi.advanceTimersByTime(600);
  notices.touch();
  expect(shown()).toBeUndefined();
});

it('what has been read gives way to news at once, and a refusal goes', () => {
  announce('a treasure');
  vi.advanceTimersByTime(4100);
  announce('a colour');
  vi.advanceTimersByTime(10);
  expect(shown()).toBe('a colour');
  announce('not adjacent', 'bad');
  vi.advanceTimersByTime(4100);
  expect(shown()).toBeUndefined();
});

it('what was read at one place is not seen at another', () => {
  announce('a treasure');
  vi.advanceTimersByTime(10);
  notices.move();
  expect(shown()).toBe('a treasure');
  vi.advanceTimersByTime(4000);
  notices.move();
  expect(shown()).toBeUndefined();
});

it('the time to read stands still while the page is not seen', () => {
  announce('a treasure');
  vi.advanceTimersByTime(3900);
  notices.look(false);
  vi.advanceTimersByTime(60_000);
  expect(notices.shown?.read).toBe(false);
  notices.look(true);
  vi.advanceTimersByTime(3900);
  expect(notices.shown?.read).toBe(false);
  vi.advanceTimersByTime(200);
  expect(notices.shown?.read).toBe(true);
});

it('an empty text is nothing to be said', () => {
  announce('');
  vi.advanceTimersByTime(10);
  expect(shown()).toBeUndefined();
});

it('one message is seen at a time, in their order', () => {
  ['one', 'two'].forEach((text) => announce(text));
  vi.advanceTimersByTime(3900);
  expect(shown()).toBe('one');
  vi.advanceTimersByTime(200);
  expect(shown()).toBe('two');
});

it('of many messages, the newest are told', () => {
  announce('now');
  vi.advanceTimersByTime(10);
  [1, 2, 3, 4, 5].forEach((number) => announce(`${number}`));
  vi.advanceTimersByTime(4100);
  expect(shown()).toBe('2');
});

it('nothing is told while dice are in the air, even if it was announced a moment before they were thrown', () => {
  announce('a treasure');
  hush(true);
  vi.advanceTimersByTime(3000);
  expect(shown()).toBeUndefined();
  hush(false);
  expect(shown()).toBe('a treasure');
});

it('a refusal is told at once, and what waits is told after it', () => {
  announce('a treasure');
  vi.advanceTimersByTime(10);
  announce('a colour');
  hush(true);
  announce('not adjacent', 'bad');
  expect(shown()).toBe('not adjacent');
  hush(false);
  vi.advanceTimersByTime(4100);
  expect(shown()).toBe('a colour');
});

it('of what was said in another language only a refusal stays', () => {
  announce('a treasure');
  vi.advanceTimersByTime(10);
  announce('a colour');
  notices.clear();
  expect(shown()).toBeUndefined();
  announce('not adjacent', 'bad');
  notices.clear();
  expect(shown()).toBe('not adjacent');
});
