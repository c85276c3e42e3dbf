import { expect, test } from 'vitest';
import { undecided, withCross, type Start } from '../../../src/games/diceland/position';

const START: Start = { active: 1, turns: 2, crossed: [['g7'], ['e5']], then: [['dice', 'rrrygg'], [1, 'pick g'], [1, 'stop'], [1, 'cross e6'], [0, 'pass']] };

test('a cross is put on a space, and taken off again; the dice stay', () => {
  const crossed = withCross(START, 0, 'g8');
  expect(crossed).toEqual({ ...START, crossed: [['g7', 'g8'], ['e5']], then: START.then!.slice(0, 3) });
  expect(withCross(crossed, 0, 'g8').crossed).toEqual(START.crossed);
});

test('without dice there is nothing to keep', () => {
  expect(undecided({ active: 0, turns: 0, crossed: [[]] })).toEqual([]);
});
