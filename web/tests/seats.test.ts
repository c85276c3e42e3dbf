import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../src/protocol';
import { seatNames, unnamed } from '../src/lib/seats';
import { gameWords, words } from '../src/lib/words.svelte';

const seat = (name: string, bot: string | null = null): Seat => ({ name, kind: bot ? 'bot' : 'person', bot, piece: null });

beforeAll(async () => {
  await words.begin(['page', 'table', 'ring-and-route/page']);
});

test('people without a name and bots are called so in the language of the page', async () => {
  const seats = [seat('Ada'), seat(unnamed(2)), seat('planner', 'planner')];
  await words.speak('de');
  expect(seatNames(seats)).toEqual(['Ada', 'Spieler 2', 'Planer']);
  await words.speak('en');
  expect(seatNames(seats)).toEqual(['Ada', 'Player 2', 'Planner']);
});

test('a game may speak of its pieces in its own words', () => {
  expect(gameWords('ring-and-route', 'page-pieces')).toContain('Sheets');
  expect(gameWords('diceland', 'page-pieces')).toContain('Boards');
});
