/** A table for any game, from the facets that every game has. A folder of its own makes a game beautiful. */

import type { Game } from '../contract';
import Piece from './Piece.svelte';
import Table from './Table.svelte';
import type { Look, Piece as Pictured } from './types';

export const game: Game<Look, Pictured> = {
  Table,
  turns: true,
  Piece,
  Rules: () => import('./Rules.svelte'),
};
