import { describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../../src/games/contract';
import { HOLD, pacing, ROLL } from '../../../src/games/ring-and-route/steps';
import type { Look, SeatLook } from '../../../src/games/ring-and-route/types';
import { ME, paced, useClock, WATCHER } from '../paced';

/** A moment after so many throws, in which each seat has used these dice. */
function moment(throws: number, change: Partial<Look> = {}, used = ['', '']): Moment<Look> {
  const seats = used.map((dice) => ({ used: dice }) as SeatLook);
  const look = { turn: 1, active: 0, phase: 'mark', last: 'ABC', seats, ...change } as Look;
  return { look, throws, pending: [], scores: [], over: false, winners: [] };
}

const marked = (throws: number, used: string[]): Moment<Look> => moment(throws, {}, used);
const used = ({ look }: Moment<Look>): string[] => look.seats.map((seat) => seat.used);

useClock();

describe('a throw', () => {
  it('rolls, and comes to rest', () => {
    const fell = vi.fn();
    const pace = paced(pacing, moment(1), ME, fell);
    pace.push(moment(2, { last: 'AC' }));
    expect(fell).toHaveBeenCalledOnce();
    expect([pace.rolling, pace.now.look.last]).toEqual([true, 'AC']);
    vi.advanceTimersByTime(ROLL);
    expect([pace.rolling, pace.now.throws]).toEqual([false, 2]);
  });

  it('is seen to fall when a game begins', () => {
    const fell = vi.fn();
    const first = moment(1, { phase: 'decide' });
    const pace = paced(pacing, pacing.opening(first), ME, fell);
    pace.push(first);
    expect(fell).toHaveBeenCalledOnce();
    expect(pace.rolling).toBe(true);
    expect(pacing.opening(marked(1, ['A', ''])).throws).toBe(1);
    expect(pacing.opening(moment(2, { phase: 'decide' })).throws).toBe(2);
  });

  it('can be skipped', () => {
    const pace = paced(pacing, moment(1));
    pace.push(moment(2));
    pace.skip();
    expect(pace.rolling).toBe(false);
    vi.advanceTimersByTime(ROLL + HOLD.dice);
    expect(pace.rolling).toBe(false);
  });

  it('that is skipped makes room for the next one', () => {
    const pace = paced(pacing, moment(1));
    pace.push(moment(2));
    pace.push(moment(3));
    pace.skip();
    expect([pace.rolling, pace.now.throws]).toEqual([true, 3]);
  });

  it('of others lies for a while before they throw again', () => {
    const pace = paced(pacing, moment(1));
    pace.push(moment(2, { phase: 'decide', active: 1 }));
    pace.push(moment(3, { active: 1, last: 'B' }));
    vi.advanceTimersByTime(ROLL);
    expect([pace.rolling, pace.now.throws]).toEqual([false, 2]);
    vi.advanceTimersByTime(HOLD.dice);
    expect([pace.rolling, pace.now.throws, pace.now.look.last]).toEqual([true, 3, 'B']);
  });

  it('of others lies for a while, too, if the next one comes only then', () => {
    const pace = paced(pacing, moment(1));
    pace.push(moment(2, { phase: 'decide', active: 1 }));
    vi.advanceTimersByTime(ROLL);
    pace.push(moment(3, { active: 1, last: 'B' }));
    expect([pace.rolling, pace.settled, pace.now.throws]).toEqual([false, false, 2]);
    vi.advanceTimersByTime(HOLD.dice);
    expect([pace.rolling, pace.now.throws]).toEqual([true, 3]);
  });

  it('does not make a player wait who throws again', () => {
    const pace = paced(pacing, moment(1));
    pace.push(moment(2, { phase: 'decide' }));
    vi.advanceTimersByTime(ROLL);
    pace.push(moment(3, { last: 'B' }));
    expect([pace.rolling, pace.now.look.last]).toEqual([true, 'B']);
  });

  it('is not shown before its turn, and none is left out that follows another', () => {
    const pace = paced(pacing, moment(1));
    pace.push(marked(2, ['', '']));
    pace.push(marked(3, ['A', '']));
    expect([pace.now.throws, used(pace.now)]).toEqual([2, ['', '']]);
    vi.advanceTimersByTime(ROLL);
    expect([pace.now.throws, used(pace.now)]).toEqual([2, ['', '']]);
    vi.advanceTimersByTime(HOLD.dice);
    expect([pace.rolling, pace.now.throws, used(pace.now)]).toEqual([true, 3, ['A', '']]);
  });

  it('is left out if nobody could catch up with it', () => {
    const pace = paced(pacing, moment(1));
    for (let throws = 2; throws <= 9; throws++) pace.push(moment(throws));
    expect(pace.now.throws).toBe(2);
    vi.advanceTimersByTime(ROLL + HOLD.dice);
    expect([pace.rolling, pace.now.throws]).toEqual([true, 7]);
  });

  it('has its newest moment ready when it lies', () => {
    const pace = paced(pacing, moment(1));
    const newest = marked(2, ['', 'B']);
    pace.push(marked(2, ['', '']));
    pace.push(newest);
    vi.advanceTimersByTime(ROLL);
    expect([pace.settled, pace.newest === newest, used(pace.now)]).toEqual([true, true, ['', '']]);
    vi.advanceTimersByTime(HOLD.dice);
    expect(used(pace.now)).toEqual(['', 'B']);
  });
});

describe('marks', () => {
  it('of others are shown one by one, one’s own at once', () => {
    const pace = paced(pacing, moment(1));
    pace.push(marked(1, ['', 'A']));
    pace.push(marked(1, ['', 'AB']));
    pace.push(marked(1, ['C', 'AB']));
    expect(used(pace.now)).toEqual(['C', 'A']);
    vi.advanceTimersByTime(HOLD.mark);
    expect(used(pace.now)).toEqual(['C', 'AB']);
    expect([pace.settled, pace.idle]).toEqual([true, false]);
    vi.advanceTimersByTime(2 * HOLD.mark);
    expect(pace.idle).toBe(true);
  });

  it('of others do not hold the next throw up', () => {
    const pace = paced(pacing, moment(1));
    pace.push(marked(1, ['', 'A']));
    pace.push(marked(1, ['', 'AB']));
    expect(used(pace.now)).toEqual(['', 'A']);
    pace.push(moment(2));
    expect([pace.rolling, pace.now.throws]).toEqual([true, 2]);
    vi.advanceTimersByTime(ROLL + HOLD.dice);
    expect([pace.idle, vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('are left out when a throw waits behind them', () => {
    const pace = paced(pacing, moment(1));
    pace.push(marked(2, ['', '']));
    pace.push(marked(2, ['', 'A']));
    pace.push(marked(2, ['', 'AB']));
    pace.push(marked(3, ['', '']));
    vi.advanceTimersByTime(ROLL + HOLD.dice);
    expect([pace.rolling, pace.now.throws]).toEqual([true, 3]);
  });

  it('are seen at once by somebody who only looks on', () => {
    const pace = paced(pacing, moment(1), WATCHER);
    pace.push(marked(1, ['', 'A']));
    pace.push(marked(1, ['C', 'AB']));
    expect([used(pace.now), pace.idle, vi.getTimerCount()]).toEqual([['C', 'AB'], true, 0]);
  });
});

it('nothing moves where motion is not wanted', () => {
  const fell = vi.fn();
  const pace = paced(pacing, moment(1), { ...ME, motion: false }, fell);
  pace.push(marked(2, ['', 'A']));
  expect([pace.rolling, pace.now.throws, used(pace.now)]).toEqual([false, 2, ['', 'A']]);
  expect(vi.getTimerCount()).toBe(0);
  expect(fell).not.toHaveBeenCalled();
});

it('goes back at once in time travel', () => {
  const pace = paced(pacing, marked(5, ['AB', '']), WATCHER);
  pace.push(marked(6, ['', '']));
  pace.push(marked(2, ['A', '']));
  expect([pace.now.throws, used(pace.now), pace.idle]).toEqual([2, ['A', ''], true]);
});

it('does not make somebody wait who leafs through a record', () => {
  const pace = paced(pacing, moment(1), WATCHER);
  pace.push(moment(9));
  expect([pace.rolling, pace.now.throws]).toEqual([false, 9]);
});
