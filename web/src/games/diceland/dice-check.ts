/** How Diceland uses what the fair dice give (docs/fair-dice.md). */

import type { Draw, GameDice, GameRecord } from '../contract';

const COLOURS = 'rygbos';
const BOARDS = [['A', 'B'], ['C', 'D'], ['E', 'F'], ['G', 'H']];
const EUROPE = [['E1', 'E2'], ['E3', 'E4'], ['E5', 'E6'], ['E7', 'E8']];
const SETS = new Map([['', BOARDS], ['base', BOARDS], ['europe', EUROPE]]);

/** For each throw its index among the events and the number of dice, as far as it can be known without the rules: six, after
    `reroll` those not set aside, and five in a treasure throw. */
function* counts(events: GameRecord['events']): Generator<{ index: number; count: number }> {
  let thrown = '';
  let chosen = '';
  let aside = 0;
  let again = false;
  const setAside = (): number => [...thrown].filter((letter) => letter === chosen).length;
  for (const [index, [who, words]] of events.entries()) {
    if (who === 'dice') {
      thrown = words;
      const next = events[index + 1]?.[1];
      const last = next === undefined && words.length === 6; // the first of a turn or a treasure throw: the record doesn't say
      yield { index, count: again ? 6 - aside : index === 0 || last || next?.startsWith('pick ') ? 6 : 5 };
      if (again) aside += setAside();
      again = false;
    } else if (words.startsWith('pick ')) {
      chosen = words[5] ?? '';
      aside = setAside();
    } else if (words === 'reroll') again = true;
  }
}

const sorted = (words: string): string => [...words].sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other)).join('');

export const dice: GameDice = {
  sides: [...BOARDS, ...EUROPE],
  pieceOf: (seat) => seat.board,
  deal(seats, draw, set) {
    const found = SETS.get(set);
    if (!found) return null;
    const boards = [...found];
    return Array.from({ length: seats }, () => boards.splice(draw(boards.length), 1)[0]![draw(2)]!);
  },
  own: (texts) => texts.map((_, i) => [`custom-${i + 1}`]),
  *throws({ events }) {
    for (const { index, count } of counts(events)) {
      yield { index, expected: (draw: Draw) => sorted(Array.from({ length: count }, () => COLOURS[draw(6)]).join('')) };
    }
  },
  sorted,
};
