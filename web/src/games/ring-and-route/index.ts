import type { Game } from '../contract';
import Piece from './Piece.svelte';
import Table from './Table.svelte';
import type { Look, Sheet } from './types';

export const game: Game<Look, Sheet> = {
  Table,
  Piece,
  Rules: () => import('./Rules.svelte'),
};
