import type { Game } from '../contract';
import Piece from './Piece.svelte';
import Table from './Table.svelte';
import type { Look, Sheet } from './types';
import { endedWords, standing } from './words';

export const game: Game<Look, Sheet> = {
  Table,
  turns: true,
  Piece,
  Rules: () => import('./Rules.svelte'),
  standing,
  ended: endedWords,
  Summary: () => import('./Summary.svelte'),
  Moment: () => import('./Moment.svelte'),
  Edit: () => import('./Edit.svelte'),
  Throw: () => import('./Throw.svelte'),
  PieceEditor: () => import('./editor'),
};
