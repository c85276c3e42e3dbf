/** How a game without a folder here uses what the fair dice give. The browser works the faces out itself; which words they are,
    the server says, for every way in which the dice can fall. What was dealt is not checked here: that takes the rules. */

import { call } from '../../lib/api';
import type { ThrowWords } from '../../protocol';
import type { Draw, GameDice, GameRecord } from '../contract';

const FEW = 4; // of more dice the faces are sorted

export async function diceOf(record: GameRecord): Promise<GameDice> {
  const { tables, throws } = await call<ThrowWords>('POST', '/api/records/throws', record);
  return {
    told: true,
    sides: [],
    pieceOf: () => null,
    deal: () => [],
    *throws() {
      for (const { index, table } of throws) {
        const { dice, words } = tables[table]!;
        yield { index, expected: (draw: Draw) => words[facesOf(dice, draw)] ?? '' };
      }
    },
    sorted: (words) => words,
  };
}

function facesOf(dice: number, draw: Draw): string {
  const faces = Array.from({ length: dice }, () => draw(6));
  return (dice > FEW ? faces.sort() : faces).join('');
}
