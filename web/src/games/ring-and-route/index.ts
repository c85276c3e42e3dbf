import type { GameModule } from '../game';
import Picture from './Picture.svelte';
import Piece from './Piece.svelte';
import Table from './Table.svelte';

export const game: GameModule = {
  name: 'ring-and-route',
  Picture,
  Piece,
  Table,
  Rules: () => import('./Rules.svelte'),
};
