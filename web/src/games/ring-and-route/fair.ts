import type { Draw, GameDice } from '../contract';

const DICE = ['A', 'B', 'C'];

export const dice: GameDice = {
  deal: (seats, draw) => Array.from({ length: seats }, () => '12'[draw(2)]!),
  *throws({ events, dice: faces }) {
    let thrown = DICE;
    for (const [index, [who, words]] of events.entries()) {
      if (who === 'dice') {
        const fall = thrown;
        yield { index, expected: (draw: Draw) => fall.map((die) => face(die, draw(6), faces?.[die])).join(' ') };
        thrown = DICE;
      } else if (words.startsWith('reroll ')) thrown = DICE.filter((die) => words.slice('reroll '.length).includes(die));
    }
  },
  sorted: (words) => words.split(' ').sort().join(' '),
};

const face = (die: string, number: number, colours = ''): string => `${die}${number + 1}${colours[number]}`;
