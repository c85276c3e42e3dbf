import { GAME_NAMES, learnGame } from '../lib/games';
import { lazy } from './lazy';

/** A page, with the words of the games that it speaks of. */
export async function openPage<P extends keyof typeof lazy>(page: P, games: string[] = GAME_NAMES): Promise<Awaited<ReturnType<(typeof lazy)[P]>>> {
  const [module] = await Promise.all([lazy[page](), ...games.map(learnGame)]);
  return module as Awaited<ReturnType<(typeof lazy)[P]>>;
}
