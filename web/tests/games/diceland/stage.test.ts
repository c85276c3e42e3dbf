import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLL, steps, unthrown, type Frame } from '../../../src/games/diceland/stage';
import { Stage } from '../../../src/games/diceland/stage.svelte';
import { frameOf, lookOf, throwOf } from './pieces';

const first = throwOf('first', 0, 'rrrygg');
const picking = frameOf(1, lookOf({ dice: { others: 'rrrygg', thrown: [first] }, room: { r: 3 } }));
const deciding = frameOf(
  1,
  lookOf({ phase: 'decide', dice: { aside: 'gg', others: 'rrry', chosen: 'g', thrown: [first] } }),
);
const again = throwOf('again', 0, 'bbbo', 'gg');
const marking = frameOf(
  2,
  lookOf({ phase: 'mark', dice: { aside: 'gg', others: 'bbbo', chosen: 'g', thrown: [again] } }),
  [0, 1],
);

function crossedBy(frame: Frame, seat: number, crossed: string): Frame {
  const seats = frame.look.seats.map((part, at) => (at === seat ? { ...part, crossed } : part));
  return { ...frame, look: { ...frame.look, seats } };
}

describe('a throw', () => {
  it('is in the air before anything is seen that follows from it', () => {
    const [air, rest, ...more] = steps(deciding, marking, [0]);
    expect(more).toEqual([]);
    expect(air).toMatchObject({ rolls: true, hold: ROLL });
    expect(air?.frame.look).toMatchObject({ phase: 'throw', dice: { aside: 'gg', others: '', due: 4, chosen: 'g' } });
    expect(air?.frame.pending).toEqual([]);
    expect(rest?.frame).toBe(marking);
  });

  it('that nobody can use is seen before the next one', () => {
    const thrown = [throwOf('treasure', 1, 'yybos'), throwOf('first', 1, 'rrrrrr')];
    const next = frameOf(4, lookOf({ active: 1, dice: { others: 'rrrrrr', thrown } }), [1]);
    const found = steps(marking, next, [0]);
    expect(found.map((one) => [one.rolls, one.frame.look.dice.owner, one.frame.look.dice.others])).toEqual([
      [true, 1, ''],
      [false, 1, 'yybos'],
      [true, null, ''],
      [false, null, 'rrrrrr'],
    ]);
  });

  it('keeps the crosses that led to it in view', () => {
    const next = crossedBy(frameOf(3, lookOf({ dice: { others: 'rrrrrr', thrown: [throwOf('first', 1, 'rrrrrr')] } })), 0, '8');
    expect(steps(marking, next, [0])[0]?.frame.look.seats[0]?.crossed).toBe('8');
  });
});

describe('marks', () => {
  it('of others are seen one by one, and nobody waits for them', () => {
    const [one] = steps(marking, crossedBy(marking, 1, '1'), [0]);
    expect(one).toMatchObject({ rolls: false, parallel: true });
    expect(one?.hold).toBeGreaterThan(0);
  });

  it('of one’s own take no time', () => {
    expect(steps(marking, crossedBy(marking, 0, '1'), [0])[0]).toMatchObject({ parallel: true, hold: 0 });
  });

  it('are less than a decision about the dice, which has to be seen', () => {
    expect(steps(picking, deciding, [])[0]).toMatchObject({ parallel: false });
  });
});

describe('the stage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const opened = (frame: Frame, motion = true): Stage => new Stage(frame, () => motion, () => {});

  it('shows what arrives at once in its order', () => {
    const stage = opened(unthrown(picking));
    stage.push(picking, [], false);
    stage.push(deciding, [], false);
    expect([stage.rolling, stage.settled, stage.shown.look.dice.others]).toEqual([true, false, '']);
    vi.advanceTimersByTime(ROLL);
    expect([stage.rolling, stage.settled]).toEqual([false, false]);
    expect(stage.shown).toBe(picking);
    vi.advanceTimersByTime(5000);
    expect(stage.shown).toBe(deciding);
    expect(stage.settled).toBe(true);
  });

  it('leaves a decision open while others mark', () => {
    const stage = opened(marking);
    stage.push(crossedBy(marking, 1, '1'), [0], false);
    const third = crossedBy(marking, 1, '3');
    stage.push(third, [0], false);
    expect(stage.shown).not.toBe(third);
    expect([stage.settled, stage.idle]).toEqual([true, false]);
    vi.advanceTimersByTime(5000);
    expect(stage.shown).toBe(third);
    expect(stage.idle).toBe(true);
  });

  it('can be hurried', () => {
    const stage = opened(deciding);
    stage.push(marking, [0], false);
    stage.flush();
    expect([stage.rolling, stage.settled]).toEqual([false, true]);
    expect(stage.shown).toBe(marking);
  });

  it('lets no dice roll without motion', () => {
    const stage = opened(deciding, false);
    stage.push(marking, [0], false);
    expect([stage.rolling, stage.settled]).toEqual([false, true]);
    expect(stage.shown).toBe(marking);
  });

  it('goes back in time at once', () => {
    const stage = opened(marking);
    stage.push(picking, [], true);
    expect(stage.shown).toBe(picking);
    expect(stage.settled).toBe(true);
  });

  it('does not make somebody wait who leafs through a record', () => {
    const stage = opened(picking);
    const later = { ...marking, throws: 9 };
    stage.push(later, [], true);
    expect([stage.rolling, stage.shown === later]).toEqual([false, true]);
  });

  it('catches up when far behind', () => {
    const stage = opened(picking);
    const frames = Array.from({ length: 40 }, (_, at) => crossedBy(marking, 1, at.toString(16)));
    frames.forEach((frame) => stage.push({ ...frame, throws: 1 }, [], false));
    vi.advanceTimersByTime(24 * 300);
    expect(stage.shown).toBe(stage.newest);
  });
});
