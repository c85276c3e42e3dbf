import type { Game } from '../contract';
import Piece from './Piece.svelte';
import Table from './Table.svelte';
import type { Board, Look } from './types';
import { standing } from './words';

export const game: Game<Look, Board> = {
  Table,
  Piece,
  Rules: () => import('./Rules.svelte'),
  Summary: () => import('./Summary.svelte'),
  Moment: () => import('./Moment.svelte'),
  Edit: () => import('./Edit.svelte'),
  Throw: () => import('./Throw.svelte'),
  PieceEditor: () => import('./editor'),
  standing,
};
