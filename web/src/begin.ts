/** Puts the page in the place of its outline as soon as it can speak. */

import { mount } from 'svelte';
import App from './App.svelte';
import { GAME_NAMES, gameScopes } from './lib/games';
import { nextTask } from './lib/next-paint';
import { router } from './lib/route.svelte';
import { guardClicks } from './lib/second-click';
import { words } from './lib/words.svelte';
import { lazy } from './pages/lazy';

/** The games that are spoken of from the first moment: that of the address or of the table, else all. */
function spokenOf(): string[] {
  const { route } = router;
  const game = ('game' in route ? route.game : null) ?? document.documentElement.dataset.game;
  const games = game === undefined && route.page !== 'table' ? GAME_NAMES : [game];
  return GAME_NAMES.filter((name) => games.includes(name));
}

export async function begin(): Promise<void> {
  const { page } = router.route;
  const code = page in lazy && lazy[page as keyof typeof lazy]().catch(() => undefined); // App says so
  await Promise.all([words.begin(['page', 'table', ...spokenOf().flatMap(gameScopes)]), code]);
  await nextTask(); // reading the words was work enough for one go
  guardClicks();
  document.getElementById('first')?.remove();
  mount(App, { target: document.getElementById('app') as HTMLElement });
}
