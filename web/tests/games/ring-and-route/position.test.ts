import { expect, test } from 'vitest';
import { marked, undecided, withSeat, type Start } from '../../../src/games/ring-and-route/position';

const START: Start = { active: 0, turns: 2, seats: [{ ring: ['c15', 'c0'], route: ['n0', 'n4', 'n8'] }, { sheet: 2, points: 9 }] };

test('ring spaces stand in their order around, from a gap on', () => {
  const { ring } = START.seats[0]!;
  expect(marked({ ring }, 'c14', 16)).toEqual({ ring: ['c14', 'c15', 'c0'] });
  expect(marked({ ring }, 'c1', 16)).toEqual({ ring: ['c15', 'c0', 'c1'] });
  expect(marked({ ring }, 'c15', 16)).toEqual({ ring: ['c0'] });
  const all = Array.from({ length: 15 }, (_, i) => `c${i}`);
  expect(marked({ ring: all }, 'c15', 16).ring).toHaveLength(16);
});

test('a route grows at its end, and is cut off where it is pressed', () => {
  const { route } = START.seats[0]!;
  expect(marked({ route }, 'n9', 16)).toEqual({ route: ['n0', 'n4', 'n8', 'n9'] });
  expect(marked({ route }, 'n4', 16)).toEqual({ route: ['n0'] });
});

test('points of a first sheet are there on a second one only', () => {
  expect(withSeat(START, 1, { sheet: 1 }).seats[1]).toEqual({ sheet: 1 });
  expect(withSeat(START, 1, { points: 12 }).seats).toEqual([START.seats[0], { sheet: 2, points: 12 }]);
});

test('what was marked with the dice on the table is taken back by a change', () => {
  const then: Start['then'] = [['dice', 'A1r B1g C2y'], [0, 'keep'], [0, 'ring c1 A'], [1, 'done']];
  expect(undecided({ ...START, then })).toEqual([['dice', 'A1r B1g C2y'], [0, 'keep']]);
  expect(withSeat({ ...START, then }, 0, {}).then).toEqual(then.slice(0, 2));
});
