import { expect, test } from 'vitest';
import { linksText, linksTyped, numbersTyped, ringTyped } from '../../../../src/games/ring-and-route/editor/typing';
import { nextValue, typedValue } from '../../../../src/games/ring-and-route/editor/side';

test('ring letters are picked out of what is typed', () => {
  expect(ringTyped('R g, y-x3 p')).toBe('rgyp');
  expect(ringTyped('rygbps'.repeat(9))).toHaveLength(16);
});

test('numbers are those that three dice can make', () => {
  expect(numbersTyped('6 7,12 0 19 18', 13)).toEqual([6, 7, 12, 18]);
  expect(numbersTyped('1 2 3', 2)).toEqual([1, 2]);
});

test('links are typed as pairs, with any sign between', () => {
  expect(linksTyped('0 1, n4–n0\n1-0', 13)).toEqual({ links: [[0, 1], [0, 4]], wrong: [] });
  expect(linksTyped('0 0  1 13  2', 13)).toEqual({ links: [], wrong: ['0–0', '1–13', '2'] });
  expect(linksTyped('0 5', 4).wrong).toEqual(['0–5']);
  const links = linksTyped('0 1 0 4 1 2 11 12', 13).links;
  expect(linksText(links)).toBe('0–1 0–4\n1–2\n11–12');
  expect(linksTyped(linksText(links), 13).links).toEqual(links);
});

test('digits make a value, and the next number is one that isn’t there', () => {
  expect(typedValue(6, 1, true)).toBe(1);
  expect(typedValue(1, 8, false)).toBe(18);
  expect(typedValue(2, 8, false)).toBe(8);
  expect(nextValue({})).toBe(1);
  expect(nextValue({ numbers: [1, 2, 4].map((value) => ({ value, x: 0, y: 0 })) })).toBe(3);
  expect(nextValue({ numbers: Array.from({ length: 12 }, (_, at) => ({ value: at + 1, x: 0, y: 0 })) })).toBe(6);
});
