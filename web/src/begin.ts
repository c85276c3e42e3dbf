/** Puts the page in the place of its outline as soon as it can speak. */

import { mount } from 'svelte';
import App from './App.svelte';
import { GAME_NAMES, gameModule } from './lib/games';
import { router } from './lib/route.svelte';
import { guardClicks } from './lib/second-click';
import { words, type Scope } from './lib/words.svelte';
import { lazy } from './pages/lazy';

export async function begin(): Promise<void> {
  const { route } = router;
  const games = GAME_NAMES.flatMap((name): Scope[] => [`${name}/page`, `${name}/table`]);
  if ('game' in route && GAME_NAMES.includes(route.game)) void gameModule(route.game);
  const page = route.page in lazy && lazy[route.page as keyof typeof lazy]().catch(() => undefined); // App says so
  await Promise.all([words.begin(['page', 'table', ...games]), page]);
  await new Promise((resolve) => setTimeout(resolve)); // reading the words was work enough for one go
  guardClicks();
  document.getElementById('first')?.remove();
  mount(App, { target: document.getElementById('app') as HTMLElement });
}
