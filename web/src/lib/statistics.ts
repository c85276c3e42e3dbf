/** How somebody has done in the finished games that this browser keeps: for each game, by whom it was played against. */

import { LEVELS } from './levels';
import type { Finished } from './my-games';

/** The strongest of the bots, or else who was there: friends on other devices, several people on this one, nobody else. */
export type Against = (typeof LEVELS)[number] | 'people' | 'device' | 'alone';

export interface Row {
  against: Against;
  played: number;
  won: number | null; // null where nobody or everybody of this device does
}

export interface Statistics {
  game: string;
  played: number;
  rows: Row[];
}

const ORDER: readonly Against[] = [...LEVELS, 'people', 'device', 'alone'];
const ENDED = 'ended'; // by agreement, so that nobody has won

function againstWhom({ seats, mine }: Finished): Against | null {
  if (mine.length > 1) return 'device';
  const others = seats.filter((_, seat) => !mine.includes(seat));
  if (others.length === 0) return 'alone';
  if (others.some(({ kind }) => kind === 'person')) return 'people';
  return [...LEVELS].reverse().find((level) => others.some(({ bot }) => bot === level)) ?? null; // a bot that somebody has added
}

const isWon = ({ mine, winners }: Finished): boolean => mine.some((seat) => winners.includes(seat));

/** Games with one person at this device can be won by that person. */
export function statistics(finished: readonly Finished[]): Statistics[] {
  const counted = finished.filter(({ mine, reason }) => mine.length > 0 && reason !== ENDED);
  return [...new Set(counted.map(({ game }) => game))].sort().map((game) => {
    const games = counted.filter((one) => one.game === game);
    const rows = ORDER.map((against) => row(against, games.filter((one) => againstWhom(one) === against)));
    return { game, played: games.length, rows: rows.filter(({ played }) => played > 0) };
  });
}

function row(against: Against, games: Finished[]): Row {
  const isContest = against !== 'device' && against !== 'alone';
  return { against, played: games.length, won: isContest ? games.filter(isWon).length : null };
}
