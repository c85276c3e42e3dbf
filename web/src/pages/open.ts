import { GAME_NAMES, learnGame } from '../lib/games';
import { lazy } from './lazy';

/** A page, with the words of the games that it speaks of. */
export async function openPage<P extends keyof typeof lazy>(page: P, games: string[] = GAME_NAMES): Promise<Awaited<ReturnType<(typeof lazy)[P]>>> {
  const known = games.filter((name) => GAME_NAMES.includes(name)); // a page asks the server about any other
  const [module] = await Promise.all([lazy[page](), ...known.map(learnGame)]);
  return module as Awaited<ReturnType<(typeof lazy)[P]>>;
}
