/** The games that the page can show: every folder in `games/` (games/contract.ts), loaded when needed. */

import type { Game, GameDice, Picture, Switch, Tell } from '../games/contract';
import type { GameFacts, Games } from '../protocol';
import { call } from './api';

const FOLDERS = import.meta.glob<{ game: Game }>('../games/*/index.ts');
const PICTURES = import.meta.glob<{ default: Picture }>('../games/*/Picture.svelte');
const DICE = import.meta.glob<{ dice: GameDice }>('../games/*/dice-check.ts');
const SWITCHES = import.meta.glob<Switch[]>('../games/*/settings.ts', { eager: true, import: 'switches' });
const EVENTS = import.meta.glob<{ tell: Tell }>('../games/*/events.ts');

export const GAME_NAMES = Object.keys(FOLDERS).map((path) => path.split('/').at(-2) as string);

export async function gameModule(name: string): Promise<Game> {
  const load = FOLDERS[`../games/${name}/index.ts`];
  if (!load) throw new Error(`no folder for the game ${name}`);
  return (await load()).game;
}

/** A living picture for the home page; it comes without the rest of the game. */
export async function gamePicture(name: string): Promise<Picture | undefined> {
  return (await PICTURES[`../games/${name}/Picture.svelte`]?.())?.default;
}

export async function gameDice(name: string): Promise<GameDice | undefined> {
  return (await DICE[`../games/${name}/dice-check.ts`]?.())?.dice;
}

/** The switches of a game, or of all games. */
export function gameSwitches(name?: string): Switch[] {
  return name === undefined ? Object.values(SWITCHES).flat() : (SWITCHES[`../games/${name}/settings.ts`] ?? []);
}

/** How a game tells its events; a game that doesn't is told in its notation. */
export async function gameTell(name: string): Promise<Tell> {
  return (await EVENTS[`../games/${name}/events.ts`]?.())?.tell ?? ((words) => words);
}

let games: Promise<GameFacts[]> | null = null;

/** What the server says about its games; asked once. */
export function gameInfos(): Promise<GameFacts[]> {
  games ??= call<Games>('GET', '/api/games').then((answer) => answer.games);
  games.catch(() => (games = null));
  return games;
}

export async function gameInfo(name: string): Promise<GameFacts | undefined> {
  return (await gameInfos()).find((info) => info.name === name);
}

const pieces = new Map<string, Promise<unknown>>();

/** A board or sheet as the game draws it. */
export function pieceLook(game: string, piece: string): Promise<unknown> {
  const path = `/api/games/${encodeURIComponent(game)}/pieces/${encodeURIComponent(piece)}`;
  const known = pieces.get(path) ?? call<unknown>('GET', path);
  pieces.set(path, known);
  known.catch(() => pieces.delete(path));
  return known;
}
