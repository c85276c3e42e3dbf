/** How Ring & Route uses what the fair dice give (docs/fair-dice.md). */

import type { Draw, GameDice } from '../contract';

const DICE = ['A', 'B', 'C'];
const PAPERS = [['1', '2'], ['3', '4'], ['5', '6']];
const SETS = new Map([['', PAPERS[0]!], ...PAPERS.map((sides, i) => [String(i + 1), sides] as const)]);

const face = (die: string, number: number, colours: Record<string, string> | undefined): string =>
  `${die}${number + 1}${colours?.[die]?.[number]}`;

/** The names of the two sheets of a paper; none if it can't be read. */
function sidesOf(text: string): string[] {
  try {
    return Object.keys((JSON.parse(text) as { sheets: object }).sheets).sort();
  } catch {
    return [];
  }
}

export const dice: GameDice = {
  sides: PAPERS,
  pieceOf: (seat) => seat.sheet,
  deal(seats, draw, set) {
    const sides = SETS.get(set);
    return sides ? Array.from({ length: seats }, () => sides[draw(2)]!) : null;
  },
  own(texts) {
    const all = texts.map(sidesOf);
    return all.every((sides) => sides.length > 0) ? all : null;
  },
  *throws({ events, dice: colours }) {
    let thrown = DICE;
    for (const [index, [who, words]] of events.entries()) {
      if (who === 'dice') {
        const fall = thrown;
        yield { index, expected: (draw: Draw) => fall.map((die) => face(die, draw(6), colours)).join(' ') };
        thrown = DICE;
      } else if (words.startsWith('reroll ')) thrown = DICE.filter((die) => words.slice('reroll '.length).includes(die));
    }
  },
  sorted: (words) => words.split(' ').sort().join(' '),
};
