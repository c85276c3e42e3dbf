/** Pages that are loaded when they are needed. */
export const lazy = {
  home: () => import('./Home.svelte'),
  new: () => import('./SetUp.svelte'),
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  games: () => import('./Games.svelte'),
  replay: () => import('./Replay.svelte'),
  analysis: () => import('./Analysis.svelte'),
  workshop: () => import('./Workshop.svelte'),
  review: () => import('./Review.svelte'),
};
