import { expect, test } from 'vitest';
import { withOwn, type OwnChoice } from '../src/pages/setup/own';

const BOARDS: OwnChoice = {
  names: ['a1', 'b2', 'c3'],
  looks: {},
  labels: {},
  sides: false,
  texts: { a1: 'r r', b2: 'y y', c3: 'r r' },
};
const bot = (piece: string) => ({ kind: 'bot' as const, bot: 'novice', piece });

test('boards are called custom-1, custom-2, … in the order of seats, and equal ones share a name', () => {
  const { seats, own } = withOwn([bot('b2'), bot('a1'), bot('c3'), bot('b2')], BOARDS);
  expect(own).toEqual(['y y', 'r r']);
  expect(seats.map(({ piece }) => piece)).toEqual(['custom-1', 'custom-2', 'custom-2', 'custom-1']);
});

test('the sides of a paper keep their names', () => {
  const paper: OwnChoice = { names: ['1', '2'], looks: {}, labels: {}, sides: true, texts: { 1: '{}', 2: '{}' } };
  expect(withOwn([bot('2'), { kind: 'open' }], paper)).toEqual({ seats: [bot('2'), { kind: 'open' }], own: ['{}'] });
});
