/** The games that the page can show: every folder in `games/`, loaded when needed. */

import type { Component } from 'svelte';
import type { GameFacts, Games } from '../protocol';
import type { GameDice, GameModule, Tell } from '../games/game';
import { call } from './api';

const FOLDERS = import.meta.glob<{ game: GameModule }>('../games/*/index.ts');
const PICTURES = import.meta.glob<{ default: Component<Record<string, never>> }>('../games/*/Picture.svelte');
const DICE = import.meta.glob<{ dice: GameDice }>('../games/*/fair.ts');
const EVENTS = import.meta.glob<{ tell: Tell }>('../games/*/events.ts');

export const GAME_NAMES = Object.keys(FOLDERS).map((path) => path.split('/').at(-2) as string);

export async function gameModule(name: string): Promise<GameModule> {
  const load = FOLDERS[`../games/${name}/index.ts`];
  if (!load) throw new Error(`no folder for the game ${name}`);
  return (await load()).game;
}

/** A living picture for the home page; it comes without the rest of the game. */
export async function gamePicture(name: string): Promise<Component<Record<string, never>> | undefined> {
  return (await PICTURES[`../games/${name}/Picture.svelte`]?.())?.default;
}

export async function gameDice(name: string): Promise<GameDice | undefined> {
  return (await DICE[`../games/${name}/fair.ts`]?.())?.dice;
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
