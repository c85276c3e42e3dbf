import { expect, test } from 'vitest';
import { printed, withOwn, type OwnChoice } from '../src/pages/setup/own';

const BOARDS: OwnChoice = {
  title: 'Ours',
  names: ['a1', 'b2', 'c3'],
  looks: {},
  labels: { a1: 'Ours', b2: 'Isle', c3: 'Bay' },
  sides: false,
  texts: { a1: 'r r', b2: 'y y', c3: 'r r' },
};
const PAPER: OwnChoice = { title: 'Ours', names: ['1', '2'], looks: {}, labels: { 1: '1', 2: '2' }, sides: true, texts: { 1: '{}', 2: '{}' } };
const bot = (piece: string) => ({ kind: 'bot' as const, bot: 'novice', piece });

test('boards are called custom-1, custom-2, … in the order of seats, and equal ones share a name', () => {
  const { seats, own } = withOwn([bot('b2'), bot('a1'), bot('c3'), bot('b2')], BOARDS);
  expect(own).toEqual(['y y', 'r r']);
  expect(seats.map(({ piece }) => piece)).toEqual(['custom-1', 'custom-2', 'custom-2', 'custom-1']);
});

test('the sides of a paper keep their names', () => {
  expect(withOwn([bot('2'), { kind: 'open' }], PAPER)).toEqual({ seats: [bot('2'), { kind: 'open' }], own: ['{}'] });
});

test('printed is the paper, or the board of each seat once, by the names that people gave them', () => {
  expect(printed(PAPER, [{ kind: 'open' }])).toEqual([{ text: '{}', name: 'Ours' }]);
  expect(printed(BOARDS, [bot('b2'), bot('a1'), bot('b2')])).toEqual([{ text: 'y y', name: 'Isle' }, { text: 'r r', name: 'Ours' }]);
});
