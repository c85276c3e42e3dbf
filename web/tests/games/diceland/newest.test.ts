import { expect, it } from 'vitest';
import { Newest } from '../../../src/games/diceland/newest.svelte';
import type { Look } from '../../../src/games/diceland/types';
import { lookOf, momentOf } from './pieces';

/** A look in which the second seat has crossed the spaces of this bit set. */
function crossed(bits: string): Look {
  const look = lookOf();
  return { ...look, seats: [look.seats[0]!, { ...look.seats[1]!, crossed: bits }] };
}

/** What is new of the second seat after moments, each with the number of throws so far. */
function after(newest: Newest, ...moments: [number, string][]): number[][] {
  moments.forEach(([throws, bits]) => newest.see(momentOf(throws, crossed(bits))));
  return newest.partsOf(1).map((part) => [...part]);
}

it('keeps the crosses of different throws apart', () => {
  const newest = new Newest(() => crossed('f'));
  expect(after(newest, [1, '0'], [1, '1'], [1, '3'], [2, '3'], [2, '7'])).toEqual([[0, 1], [2]]);
  expect([...newest.of(1)]).toEqual([0, 1, 2]);
});

it('knows that crosses were made before the dice that come with them', () => {
  expect(after(new Newest(() => crossed('f')), [1, '0'], [1, '1'], [2, '3'], [2, '7'])).toEqual([[0, 1], [2]]);
});

it('forgets what came before a decision, and tells only what is shown', () => {
  const newest = new Newest(() => crossed('2'));
  after(newest, [1, '0'], [1, '1']);
  newest.decided(2);
  expect(after(newest, [2, '3'], [2, '7'])).toEqual([[1]]);
  newest.decided(2); // about the same dice
  expect([...newest.of(1)]).toEqual([1]);
});
