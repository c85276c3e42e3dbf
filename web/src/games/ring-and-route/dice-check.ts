/** How Ring & Route uses what the fair dice give (docs/fair-dice.md). */

import type { Draw, GameDice } from '../contract';

const DICE = ['A', 'B', 'C'];
const SHEETS = ['1', '2'];

const face = (die: string, number: number, colours: Record<string, string> | undefined): string =>
  `${die}${number + 1}${colours?.[die]?.[number]}`;

export const dice: GameDice = {
  sides: [SHEETS],
  pieceOf: (seat) => seat.sheet,
  deal: (seats, draw) => Array.from({ length: seats }, () => SHEETS[draw(2)]!),
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
