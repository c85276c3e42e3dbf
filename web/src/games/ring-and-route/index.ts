import type { GameModule } from '../game';
import Piece from './Piece.svelte';
import Table from './Table.svelte';

export const game: GameModule = {
  name: 'ring-and-route',
  Piece,
  Table,
  Rules: () => import('./Rules.svelte'),
};
