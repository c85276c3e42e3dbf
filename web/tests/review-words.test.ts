import { beforeAll, describe, expect, it } from 'vitest';
import type { Review, Side } from '../src/protocol';
import { whyWords } from '../src/lib/review-words';
import { words } from '../src/lib/words.svelte';

const won = { seat: 0, start: 0.5, luck: -0.1, own: -0.7, others: 1.3, rest: 0, result: 1 } as Side;
const lost = { seat: 1, start: 0.5, luck: 0.1, own: -1.3, others: 0.7, rest: 0, result: 0 } as Side;
const review = { over: true, seats: [won, lost] } as Review;
const called = ['You', 'Pixel'];

beforeAll(() => words.begin(['review']));

describe('why somebody has won', () => {
  it('is said to whoever reads alone, and of others', () => {
    expect(whyWords(review, won, called, [0])).toBe('You won, mostly because Pixel made mistakes.');
    expect(whyWords(review, lost, called, [0])).toBe('Pixel lost, mostly because some decisions cost a lot.');
    expect(whyWords(review, won, ['Ada', 'Bo'], [])).toBe('Ada won, mostly because of mistakes on the other side.');
  });

  it('names nobody of several', () => {
    const third = { ...lost, seat: 2 };
    expect(whyWords({ ...review, seats: [won, lost, third] }, won, ['You', 'Pixel', 'Nova'], [0])).toBe('You won, mostly because the others made mistakes.');
  });

  it('is not said of a game that is not over or was shared', () => {
    expect(whyWords({ ...review, over: false }, won, called, [0])).toBe('');
    const shared = { ...won, result: 0.5 };
    expect(whyWords({ ...review, seats: [shared, lost] }, shared, called, [0])).toBe('');
  });
});
