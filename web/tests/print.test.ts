import { expect, test } from 'vitest';
import { copiesOf, MOST_COPIES, usualPaper } from '../src/pages/print/order';

test('paper is what the country has', () => {
  expect(usualPaper(['en-US', 'de'])).toBe('letter');
  expect(usualPaper(['en', 'fr-CA'])).toBe('letter');
  expect(usualPaper(['de', 'de-DE', 'en-US'])).toBe('a4');
  expect(usualPaper(['it'])).toBe('a4');
  expect(usualPaper([])).toBe('a4');
});

test('copies are a whole number, whatever is typed', () => {
  expect([undefined, null, '', 'x', 0, -3, 2.9, '4', 999].map(copiesOf)).toEqual([1, 1, 1, 1, 1, 1, 2, 4, MOST_COPIES]);
});
