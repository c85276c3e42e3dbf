import { describe, expect, it, vi } from 'vitest';
import { pacing, ROLL } from '../../../src/games/diceland/steps';
import type { Look } from '../../../src/games/diceland/types';
import type { Moment as AnyMoment } from '../../../src/games/contract';
import { ME, paced, useClock, WATCHER } from '../paced';
import { lookOf, momentOf, throwOf } from './pieces';

type Moment = AnyMoment<Look>;
const NOBODY = { ...ME, mine: [] };

const first = throwOf('first', 0, 'rrrygg');
const picking = momentOf(1, lookOf({ dice: { others: 'rrrygg', thrown: [first] }, room: { r: 3 } }));
const deciding = momentOf(
  1,
  lookOf({ phase: 'decide', dice: { aside: 'gg', others: 'rrry', chosen: 'g', thrown: [first] } }),
);
const again = throwOf('again', 0, 'bbbo', 'gg');
const marking = momentOf(
  2,
  lookOf({ phase: 'mark', dice: { aside: 'gg', others: 'bbbo', chosen: 'g', thrown: [again] } }),
  [0, 1],
);

function crossedBy(moment: Moment, seat: number, crossed: string): Moment {
  const seats = moment.look.seats.map((part, at) => (at === seat ? { ...part, crossed } : part));
  return { ...moment, look: { ...moment.look, seats } };
}

describe('a throw', () => {
  it('is in the air before anything is seen that follows from it', () => {
    const [air, rest, ...more] = pacing.steps(deciding, marking, ME);
    expect(more).toEqual([]);
    expect(air).toMatchObject({ rolls: true, hold: ROLL });
    expect(air?.moment.look).toMatchObject({ phase: 'throw', dice: { aside: 'gg', others: '', due: 4, chosen: 'g' } });
    expect(air?.moment.pending).toEqual([]);
    expect(rest?.moment).toBe(marking);
  });

  it('that nobody can use is seen before the next one', () => {
    const thrown = [throwOf('treasure', 1, 'yybos'), throwOf('first', 1, 'rrrrrr')];
    const next = momentOf(4, lookOf({ active: 1, dice: { others: 'rrrrrr', thrown } }), [1]);
    const found = pacing.steps(marking, next, ME);
    expect(found.map((one) => [one.rolls, one.moment.look.dice.owner, one.moment.look.dice.others])).toEqual([
      [true, 1, ''],
      [false, 1, 'yybos'],
      [true, null, ''],
      [false, null, 'rrrrrr'],
    ]);
  });

  it('keeps the crosses that led to it in view', () => {
    const next = crossedBy(momentOf(3, lookOf({ dice: { others: 'rrrrrr', thrown: [throwOf('first', 1, 'rrrrrr')] } })), 0, '8');
    expect(pacing.steps(marking, next, ME)[0]?.moment.look.seats[0]?.crossed).toBe('8');
  });
});

describe('dice that are too many', () => {
  const decide = momentOf(1, lookOf({ phase: 'decide', dice: { aside: 'ooooo', others: 'g', chosen: 'o', thrown: [first] }, room: { o: 3 } }), [0]);
  const last = throwOf('again', 0, 'b', 'ooooo');
  const next = momentOf(3, lookOf({ active: 1, dice: { others: 'rrrrrr', thrown: [last, throwOf('first', 1, 'rrrrrr')] } }), [1]);

  it('are seen to be lost before the next throw, although it has fallen', () => {
    const found = pacing.steps(decide, next, ME);
    expect(found.map(({ rolls, stops, moment: { look } }) => [rolls, stops ?? false, look.dice.aside, look.dice.others, look.lost?.room])).toEqual([
      [true, false, 'ooooo', '', undefined],
      [false, true, 'ooooo', 'b', 3],
      [true, false, '', '', undefined],
      [false, false, '', 'rrrrrr', undefined],
    ]);
  });

  it('are lost by stopping, too, but not by whoever crosses or goes on', () => {
    const stopped = momentOf(1, lookOf({ phase: 'mark', dice: decide.look.dice }), [1]);
    expect(pacing.steps(decide, stopped, ME).map(({ moment }) => moment.look.lost?.seat)).toEqual([0, undefined]);
    expect(pacing.steps(decide, { ...stopped, pending: [0, 1] }, ME)).toHaveLength(1);
    const on = momentOf(2, lookOf({ phase: 'decide', dice: { aside: 'oooooo', chosen: 'o', thrown: [throwOf('again', 0, 'o', 'ooooo')] } }));
    expect(pacing.steps(decide, on, ME).some(({ moment }) => moment.look.lost)).toBe(false);
  });

  it('are not lost by taking the choice back', () => {
    expect(pacing.steps(deciding, picking, ME).map(({ moment }) => moment.look.lost)).toEqual([undefined]);
  });
});

it('whoever is not asked sees it before anything else happens', () => {
  const idle = { ...marking, look: { ...marking.look, idle: [0] }, pending: [1] };
  expect(pacing.steps(picking, idle, ME).at(-1)).toMatchObject({ stops: true, parallel: false });
  expect(pacing.steps(picking, idle, WATCHER).at(-1)?.stops).toBeUndefined();
  expect(pacing.steps(idle, crossedBy(idle, 1, '1'), ME)[0]).toMatchObject({ parallel: true });
});

describe('marks', () => {
  it('of others are seen one by one, and nobody waits for them', () => {
    const [one] = pacing.steps(marking, crossedBy(marking, 1, '1'), ME);
    expect(one).toMatchObject({ rolls: false, parallel: true });
    expect(one?.hold).toBeGreaterThan(0);
  });

  it('of one’s own take no time', () => {
    expect(pacing.steps(marking, crossedBy(marking, 0, '1'), ME)[0]).toMatchObject({ parallel: true, hold: 0 });
  });

  it('are less than a decision about the dice, which has to be seen', () => {
    expect(pacing.steps(picking, deciding, NOBODY)[0]).toMatchObject({ parallel: false });
  });
});

describe('what is shown', () => {
  useClock();

  it('comes in its order, although it arrives at once', () => {
    const pace = paced(pacing, pacing.opening(picking), NOBODY);
    pace.push(picking);
    pace.push(deciding);
    expect([pace.rolling, pace.settled, pace.now.look.dice.others]).toEqual([true, false, '']);
    vi.advanceTimersByTime(ROLL);
    expect([pace.rolling, pace.settled]).toEqual([false, false]);
    expect(pace.now).toBe(picking);
    vi.advanceTimersByTime(5000);
    expect(pace.now).toBe(deciding);
    expect(pace.settled).toBe(true);
  });

  it('leaves a decision open while others mark', () => {
    const pace = paced(pacing, marking);
    pace.push(crossedBy(marking, 1, '1'));
    const third = crossedBy(marking, 1, '3');
    pace.push(third);
    expect(pace.shown).not.toBe(third);
    expect([pace.settled, pace.idle]).toEqual([true, false]);
    vi.advanceTimersByTime(5000);
    expect(pace.shown).toBe(third);
    expect(pace.idle).toBe(true);
  });

  it('has one’s own crosses while those of others are still to be seen', () => {
    const pace = paced(pacing, marking);
    pace.push(crossedBy(marking, 1, '1'));
    pace.push(crossedBy(marking, 1, '3'));
    pace.push(crossedBy(pace.newest, 0, '8'));
    expect(pace.now.look.seats.map(({ crossed }) => crossed)).toEqual(['8', '1']);
  });

  it('can be hurried', () => {
    const pace = paced(pacing, deciding);
    pace.push(marking);
    pace.flush();
    expect([pace.rolling, pace.settled]).toEqual([false, true]);
    expect(pace.now).toBe(marking);
  });

  it('is hurried no further than to what somebody has lost', () => {
    const decide = momentOf(1, lookOf({ phase: 'decide', dice: { aside: 'gg', others: 'rrry', chosen: 'g', thrown: [first] }, room: { g: 1 } }));
    const next = momentOf(3, lookOf({ active: 1, dice: { others: 'rrrrrr', thrown: [again, throwOf('first', 1, 'rrrrrr')] } }), [1]);
    const pace = paced(pacing, decide);
    pace.push(next);
    pace.flush();
    expect([pace.rolling, pace.settled, pace.now.look.lost?.seat]).toEqual([false, false, 0]);
    pace.flush();
    expect(pace.now).toBe(next);
  });

  it('has no rolling dice without motion', () => {
    const pace = paced(pacing, deciding, { ...ME, motion: false });
    pace.push(marking);
    expect([pace.rolling, pace.settled]).toEqual([false, true]);
    expect(pace.now).toBe(marking);
  });

  it('goes back in time at once', () => {
    const pace = paced(pacing, marking, WATCHER);
    pace.push(picking);
    expect(pace.now).toBe(picking);
    expect(pace.settled).toBe(true);
  });

  it('does not make somebody wait who leafs through a record', () => {
    const pace = paced(pacing, picking, WATCHER);
    const later = { ...marking, throws: 9 };
    pace.push(later);
    expect([pace.rolling, pace.now === later]).toEqual([false, true]);
  });

  it('catches up when far behind', () => {
    const pace = paced(pacing, picking, NOBODY);
    const moments = Array.from({ length: 40 }, (_, at) => crossedBy(marking, 1, at.toString(16)));
    moments.forEach((moment) => pace.push({ ...moment, throws: 1 }));
    vi.advanceTimersByTime(24 * 300);
    expect(pace.shown).toBe(pace.newest);
  });
});
