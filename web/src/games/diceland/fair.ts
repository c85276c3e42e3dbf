import type { Draw, GameDice, GameRecord } from '../contract';

const COLOURS = 'rygbos';
const BOARDS = ['AB', 'CD', 'EF', 'GH'];

/** How many dice fall in each throw: six, those that were not set aside, or five in a treasure throw. */
function* counts(events: GameRecord['events']): Generator<{ index: number; count: number }> {
  let chosen = '';
  let aside = 0;
  let again = false;
  for (const [index, [who, words]] of events.entries()) {
    if (who === 'dice') {
      const next = events[index + 1]?.[1];
      const opens = index === 0 || next?.startsWith('pick ') || (next === undefined && words.length === COLOURS.length);
      yield { index, count: again ? 6 - aside : opens ? 6 : 5 };
      if (again) aside += of(chosen, words);
      again = false;
    } else if (words.startsWith('pick ')) {
      chosen = words.slice(5);
      aside = of(chosen, events[index - 1]?.[1] ?? '');
    } else if (words === 'reroll') again = true;
  }
}

const of = (colour: string, words: string): number => [...words].filter((letter) => letter === colour).length;

const sorted = (words: string): string => [...words].sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other)).join('');

export const dice: GameDice = {
  deal(seats, draw) {
    const boards = [...BOARDS];
    return Array.from({ length: seats }, () => boards.splice(draw(boards.length), 1)[0]![draw(2)]!);
  },
  *throws({ events }) {
    for (const { index, count } of counts(events)) {
      yield { index, expected: (draw: Draw) => sorted(Array.from({ length: count }, () => COLOURS[draw(6)]).join('')) };
    }
  },
  sorted,
};
