import { expect, test } from 'vitest';
import type { PieceFault } from '../../../../src/games/contract';
import { MATERIAL, faultMarks, noticeMarks } from '../../../../src/games/ring-and-route/editor/marks';

const LINKS = [[0, 1], [7, 3], 'odd'];
const fault = (field: string | null, params: PieceFault['params'] = {}, space: string | null = null): PieceFault => ({
  code: 'ring-and-route-sheet-value', params, rule: null, line: null, column: null, field, space,
});
const marks = (given: PieceFault) => {
  const { part, spaces, link } = faultMarks(given, () => LINKS);
  return [part, [...spaces].join(' '), link];
};

test.each([
  [fault('ring[4]', { board: '2', space: 'c4' }), ['2', 'c4', null]],
  [fault('ring', { board: '1', colour: 'p' }), ['1', '', null]],
  [fault('numbers[3].value', { board: 'front' }), ['front', 'n3', null]],
  [fault('numbers[3]', { board: '1', other: 'n0', x: '1', y: '2' }), ['1', 'n0 n3', null]],
  [fault('links[1]', { board: '1', a: 'n3', b: 'n7', third: 'n5' }), ['1', 'n5', '3,7']],
  [fault('links[2]', { board: '1', found: '"odd"' }), ['1', '', null]],
  [fault('links', { board: '1', space: 'n12' }, 'n12'), ['1', 'n12', null]],
  [fault('sheets.1.links[1]'), ['1', '', '3,7']],
  [fault('dice.B', { other: 'A' }), [MATERIAL, 'B', null]],
  [fault('dice'), [MATERIAL, '', null]],
  [fault('number_points[12]', { points: 1, before: 2 }), [MATERIAL, 'p12', null]],
  [fault('number_points', { count: 3 }), [MATERIAL, '', null]],
  [fault(null), [null, '', null]],
])('%o is marked', (given, marked) => expect(marks(given)).toEqual(marked));

test('notices mark links and spaces of their own side', () => {
  const close = { code: 'ring-and-route-sheet-notice-close', params: { a: 'n7', b: 'n3', third: 'n5' }, rule: 'R4', piece: '2' };
  const whole = { code: 'ring-and-route-sheet-notice-no-full-route', params: { spaces: 13 }, rule: 'R7', piece: '2' };
  expect([...noticeMarks([close, whole], '2')]).toEqual(['n5', '3,7']);
  expect([...noticeMarks([close, whole], '1')]).toEqual([]);
});
