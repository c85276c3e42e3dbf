import { describe, expect, it } from 'vitest';
import type { Look, SeatLook } from '../../../src/games/ring-and-route/look';
import { Pace, type Frame } from '../../../src/games/ring-and-route/pace';

/** A frame after so many throws, in which each seat has used these dice. */
function frame(throws: number, used: string[], turn = 1): Frame {
  const seats = used.map((dice) => ({ used: dice }) as SeatLook);
  return { look: { turn, seats } as Look, throws, pending: [], scores: [] };
}

const used = (seats: SeatLook[]) => seats.map((seat) => seat.used);

describe('the pace', () => {
  it('shows the marks of others one by one, one’s own at once', () => {
    const pace = new Pace(frame(1, ['', '']));
    pace.add(frame(1, ['', 'A']));
    pace.add(frame(1, ['C', 'A']));
    pace.add(frame(1, ['C', 'AB']));
    expect(used(pace.now.look.seats)).toEqual(['C', 'AB']);
    expect(used(pace.others)).toEqual(['', '']);
    expect(pace.next()).toBe('mark');
    expect(used(pace.others)).toEqual(['', 'A']);
    pace.next();
    expect(pace.next()).toBe('mark');
    expect(used(pace.others)).toEqual(['C', 'AB']);
    expect(pace.next()).toBe('nothing');
  });

  it('shows nothing of a throw before its turn', () => {
    const pace = new Pace(frame(1, ['', '']));
    pace.add(frame(2, ['A', '']));
    expect(pace.now.throws).toBe(1);
    expect(used(pace.now.look.seats)).toEqual(['', '']);
    expect(pace.next()).toBe('throw');
    expect(pace.now.throws).toBe(2);
  });

  it('leaves no throw out that follows another', () => {
    const pace = new Pace(frame(1, ['']));
    pace.add(frame(2, ['']));
    pace.add(frame(3, ['']));
    expect(pace.next()).toBe('throw');
    expect(pace.now.throws).toBe(2);
    expect(pace.next()).toBe('throw');
    expect(pace.now.throws).toBe(3);
  });

  it('skips marks when a throw waits behind them', () => {
    const pace = new Pace(frame(1, ['', '']));
    pace.add(frame(1, ['', 'A']));
    pace.add(frame(1, ['', 'AB']));
    pace.add(frame(2, ['', '']));
    expect(pace.throwWaits).toBe(true);
    expect(pace.next()).toBe('throw');
    expect(pace.next()).toBe('nothing');
  });

  it('has the newest of a throw ready when it is shown', () => {
    const pace = new Pace(frame(1, ['', '']));
    pace.add(frame(2, ['', '']));
    pace.add(frame(2, ['', 'B']));
    expect(pace.next()).toBe('throw');
    expect(used(pace.now.look.seats)).toEqual(['', 'B']);
    expect(used(pace.others)).toEqual(['', '']);
    expect(pace.next()).toBe('mark');
    expect(used(pace.others)).toEqual(['', 'B']);
  });

  it('gives up throws that nobody could catch up with', () => {
    const pace = new Pace(frame(1, ['']));
    for (let throws = 2; throws <= 9; throws++) pace.add(frame(throws, ['']));
    pace.next();
    expect(pace.now.throws).toBe(7);
  });

  it('goes back at once in time travel', () => {
    const pace = new Pace(frame(5, ['AB'], 3));
    pace.add(frame(6, ['']));
    pace.add(frame(2, ['A'], 2));
    expect(pace.now.throws).toBe(2);
    expect(used(pace.others)).toEqual(['A']);
    expect(pace.next()).toBe('nothing');
  });
});
