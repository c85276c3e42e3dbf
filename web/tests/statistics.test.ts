import { expect, test } from 'vitest';
import type { Finished } from '../src/lib/my-games';
import { statistics } from '../src/lib/statistics';

const person = { kind: 'person', bot: null };
const bot = (level: string) => ({ kind: 'bot', bot: level });

function game(seats: object[], mine: number[], winners: number[], more: object = {}): Finished {
  return { game: 'diceland', seats, mine, winners, reason: 'goal', ...more } as unknown as Finished;
}

test('games are counted by game, and by the strongest opponent', () => {
  const games = [
    game([person, bot('novice')], [0], [0]),
    game([person, bot('novice')], [0], [1]),
    game([bot('master'), person, bot('novice')], [1], [0, 1]), // a shared win is a win
    game([person, bot('greedy')], [0], [1], { game: 'ring-and-route' }),
  ];
  expect(statistics(games)).toEqual([
    { game: 'diceland', played: 3, rows: [{ against: 'novice', played: 2, won: 1 }, { against: 'master', played: 1, won: 1 }] },
    { game: 'ring-and-route', played: 1, rows: [{ against: 'greedy', played: 1, won: 0 }] },
  ]);
});

test('nobody of a shared device wins alone, and a game that was ended counts for nobody', () => {
  const games = [
    game([person, person, bot('novice')], [0], [1]),
    game([person, person, bot('novice')], [0, 1], [1]),
    game([person], [0], [0]),
    game([person, bot('novice')], [0], [], { reason: 'ended' }),
    game([person, bot('novice')], [], [0]), // somebody who only watched
  ];
  expect(statistics(games)).toEqual([
    {
      game: 'diceland',
      played: 3,
      rows: [{ against: 'people', played: 1, won: 0 }, { against: 'device', played: 1, won: null }, { against: 'alone', played: 1, won: null }],
    },
  ]);
});
