/** The games that the page can show: every folder in `games/` (games/contract.ts), loaded when needed, and any other game of the
    server on a table for all (games/generic). */

import type { Game, GameDice, GameRecord, Picture, Switch, Tell } from '../games/contract';
import type { GameFacts, Games, OwnPieces } from '../protocol';
import { call } from './api';
import { words, type Scope } from './words.svelte';

const FOLDERS = import.meta.glob<{ game: Game }>(['../games/*/index.ts', '!../games/generic/*']);
const PICTURES = import.meta.glob<{ default: Picture }>('../games/*/Picture.svelte');
const DICE = import.meta.glob<{ dice: GameDice }>(['../games/*/dice-check.ts', '!../games/generic/*']);
const SWITCHES = import.meta.glob<Switch[]>('../games/*/settings.ts', { eager: true, import: 'switches' });
const EVENTS = import.meta.glob<{ tell: Tell }>('../games/*/events.ts');

export const GAME_NAMES = Object.keys(FOLDERS).map((path) => path.split('/').at(-2) as string);

const loaded = new Map<string, Game>();

export async function gameModule(name: string): Promise<Game> {
  const load = FOLDERS[`../games/${name}/index.ts`] ?? (() => import('../games/generic'));
  const [{ game }] = await Promise.all([load(), learnGame(name)]);
  loaded.set(name, game);
  return game;
}

/** The same, if it is there already. */
export const loadedGame = (name: string): Game | undefined => loaded.get(name);

/** A living picture for the home page; it comes without the rest of the game. */
export async function gamePicture(name: string): Promise<Picture | undefined> {
  return (await PICTURES[`../games/${name}/Picture.svelte`]?.())?.default;
}

/** How the game of a record uses its dice. */
export async function gameDice(record: GameRecord): Promise<GameDice> {
  const known = DICE[`../games/${record.game}/dice-check.ts`];
  return known ? (await known()).dice : (await import('../games/generic/dice-check')).diceOf(record);
}

/** The switches of a game, or of all games. */
export function gameSwitches(name?: string): Switch[] {
  return name === undefined ? Object.values(SWITCHES).flat() : (SWITCHES[`../games/${name}/settings.ts`] ?? []);
}

/** How a game tells its events; a game that doesn't is told in its notation. */
export async function gameTell(name: string): Promise<Tell> {
  return (await EVENTS[`../games/${name}/events.ts`]?.())?.tell ?? ((words) => words);
}

export const gameScopes = (name: string): Scope[] => [`${name}/page`, `${name}/table`];

/** Has the words of a game come. */
export async function learnGame(name: string): Promise<void> {
  await words.learn(...gameScopes(name));
}

/** The names of the server's games that have no folder here, with their words. */
export async function otherGames(): Promise<string[]> {
  const names = (await gameInfos()).map(({ name }) => name).filter((name) => !GAME_NAMES.includes(name));
  await Promise.all(names.map(learnGame));
  return names;
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

/** Of boards and sheets, where nothing else is said. */
export const FIRST_EDITION = 1;

const pieces = new Map<string, Promise<unknown>>();

/** A board or sheet of an edition, as the game draws it. What a browser keeps of another edition is of no use. */
export async function pieceLook(game: string, piece: string, edition?: number): Promise<unknown> {
  const wanted = edition ?? (await gameInfo(game))?.edition ?? FIRST_EDITION;
  const path = `/api/games/${encodeURIComponent(game)}/pieces/${encodeURIComponent(piece)}?edition=${wanted}`;
  const known = pieces.get(path) ?? call<unknown>('GET', path);
  pieces.set(path, known);
  known.catch(() => pieces.delete(path));
  return known;
}

/** The boards or sheets of one's own at a table, by their names. */
export async function ownLooks(table: string): Promise<Record<string, unknown>> {
  return (await call<OwnPieces>('GET', `/api/tables/${table}/pieces`)).pieces;
}

async function turnedSides(game: string): Promise<readonly string[][]> {
  const { turns } = await gameModule(game);
  return turns ? ((await gameInfo(game))?.sides ?? []) : [];
}

/** Boards and sheets by their names, with their other sides if the game turns them over. One that doesn't come is left out. */
export async function pieceLooks(
  game: string,
  names: string[],
  known: Record<string, unknown> = {},
  edition?: number,
): Promise<Record<string, unknown>> {
  const sides = await turnedSides(game).catch((): string[][] => []);
  const all = names.flatMap((name) => sides.find((side) => side.includes(name)) ?? [name]);
  const wanted = [...new Set(all)].filter((name) => !(name in known));
  const looks = await Promise.all(wanted.map((name) => pieceLook(game, name, edition).catch(() => undefined)));
  const loaded = wanted.map((name, i) => [name, looks[i]] as const).filter(([, look]) => look !== undefined);
  return { ...known, ...Object.fromEntries(loaded) };
}
