import { expect, test } from 'vitest';
import { drawn } from '../src/pages/analysis/draw';

test('a throw is as likely as it has ways to fall', () => {
  const parts = Array.from({ length: 36 }, (_, i) => drawn({ '11': 1, '12': 2, '22': 1, '66': 32 }, i / 36));
  expect(['11', '12', '22', '66'].map((words) => parts.filter((part) => part === words).length)).toEqual([1, 2, 1, 32]);
  expect(drawn({ '11': 1, '12': 2 }, 0.999999999)).toBe('12');
});
