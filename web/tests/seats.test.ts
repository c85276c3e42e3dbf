import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../src/protocol';
import { nextRound, seatLabels, seatNames } from '../src/lib/seats';
import { gameWords, words } from '../src/lib/words.svelte';

const seat = (name: string, chair = 0, bot: string | null = null): Seat => ({
  name,
  kind: bot ? 'bot' : 'person',
  bot,
  piece: null,
  chair,
  hints: 0,
});

beforeAll(async () => {
  await words.begin(['page', 'table', 'ring-and-route/page']);
});

test('people without a name and bots are called so in the language of the page', async () => {
  const earlier = seat('Player 2', 3); // as earlier pages stored it, and records still do
  const seats = [seat('Ada'), earlier, seat('', 2), seat('planner', 1, 'planner')];
  await words.speak('de');
  expect(seatNames(seats)).toEqual(['Ada', 'Spieler 2', 'Spieler 3', 'Nova']);
  await words.speak('en');
  expect(seatNames(seats)).toEqual(['Ada', 'Player 2', 'Player 3', 'Nova']);
});

test('in lists, the only reader at a device is addressed who gave no name', () => {
  const seats = [seat(''), seat('', 1), seat('Ada', 2)];
  expect(seatLabels(seats, [0])).toEqual(['You', 'Player 2', 'Ada']);
  expect(seatLabels(seats, [2])).toEqual(['Player 1', 'Player 2', 'Ada']);
  expect(seatLabels(seats, [0, 1])).toEqual(['Player 1', 'Player 2', 'Ada']);
  expect(seatLabels(seats, [])).toEqual(['Player 1', 'Player 2', 'Ada']);
});

test('seats that are open, kept for somebody, or called the same', () => {
  const open = { ...seat(''), kind: 'open' } as const;
  expect(seatNames([open, { ...open, name: 'Bo' }, seat('Ada'), seat('Ada')])).toEqual(['open', 'Bo', 'Ada 1', 'Ada 2']);
});

test('one device goes round the table', () => {
  expect(nextRound([0, 1, 3], 2)).toBe(3);
  expect(nextRound([0, 1], 2)).toBe(0);
  expect(nextRound([0, 1], null)).toBe(0);
  expect(nextRound([], 2)).toBeNull();
});

test('a game may speak of its pieces in its own words', () => {
  expect(gameWords('ring-and-route', 'page-pieces')).toContain('Sheets');
  expect(gameWords('diceland', 'page-pieces')).toContain('Boards');
});
