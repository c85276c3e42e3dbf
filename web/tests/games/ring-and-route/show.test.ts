import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Look, SeatLook } from '../../../src/games/ring-and-route/look';
import { HELD, MARKED, ROLLING, type Frame } from '../../../src/games/ring-and-route/pace';
import { Show } from '../../../src/games/ring-and-route/show.svelte';

const ME = [0];

function frame(throws: number, change: Partial<Look> = {}, used = ['', '']): Frame {
  const seats = used.map((dice) => ({ used: dice }) as SeatLook);
  return { look: { turn: 1, active: 0, phase: 'mark', last: 'ABC', seats, ...change } as Look, throws, pending: [], scores: [] };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the show', () => {
  it('rolls the dice that fell, and lets them rest', () => {
    const rolled = vi.fn();
    const show = new Show(frame(1), rolled);
    show.update(frame(2, { last: 'AC' }), false, ME);
    expect(rolled).toHaveBeenCalledOnce();
    expect(show.rolling).toBe('AC');
    vi.advanceTimersByTime(ROLLING);
    expect(show.rolling).toBe('');
    expect(show.now.throws).toBe(2);
  });

  it('can be skipped', () => {
    const show = new Show(frame(1), () => {});
    show.update(frame(2), false, ME);
    show.skip();
    expect(show.rolling).toBe('');
    vi.advanceTimersByTime(ROLLING + HELD);
    expect(show.rolling).toBe('');
  });

  it('lets a throw of others lie for a while before they throw again', () => {
    const show = new Show(frame(1), () => {});
    show.update(frame(2, { phase: 'decide', active: 1 }), false, ME);
    show.update(frame(3, { active: 1, last: 'B' }), false, ME);
    vi.advanceTimersByTime(ROLLING);
    expect([show.rolling, show.now.throws]).toEqual(['', 2]);
    vi.advanceTimersByTime(HELD);
    expect([show.rolling, show.now.throws]).toEqual(['B', 3]);
  });

  it('does not make a player wait who throws again', () => {
    const show = new Show(frame(1), () => {});
    show.update(frame(2, { phase: 'decide' }), false, ME);
    vi.advanceTimersByTime(ROLLING);
    show.update(frame(3, { last: 'B' }), false, ME);
    expect(show.rolling).toBe('B');
  });

  it('rolls at once although marks of others were still to be seen', () => {
    const show = new Show(frame(1), () => {});
    show.update(frame(1, {}, ['', 'A']), false, ME);
    show.update(frame(1, {}, ['', 'AB']), false, ME);
    expect(show.others[1]!.used).toBe('A');
    show.update(frame(2), false, ME);
    expect(show.rolling).toBe('ABC');
  });

  it('shows one’s own marks while those of others wait', () => {
    const show = new Show(frame(1), () => {});
    show.update(frame(1, {}, ['', 'A']), false, ME);
    show.update(frame(1, {}, ['', 'AB']), false, ME);
    show.update(frame(1, {}, ['C', 'AB']), false, ME);
    expect(show.now.look.seats[0]!.used).toBe('C');
    expect(show.others[1]!.used).toBe('A');
    vi.advanceTimersByTime(MARKED);
    expect(show.others[1]!.used).toBe('AB');
  });

  it('is calm where motion is not wanted', () => {
    const show = new Show(frame(1), () => {});
    show.update(frame(2, {}, ['', 'A']), true, ME);
    expect([show.rolling, show.now.throws, show.others[1]!.used]).toEqual(['', 2, 'A']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
