import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { GAME_NAMES, gameModule } from './lib/games';
import { router } from './lib/route.svelte';
import { words, type Scope } from './lib/words.svelte';
import { lazy } from './pages/lazy';

const games = GAME_NAMES.flatMap((name): Scope[] => [`${name}/page`, `${name}/table`]);
const { route } = router;
if (route.page in lazy) void lazy[route.page as keyof typeof lazy](); // comes while the words do
if ('game' in route && GAME_NAMES.includes(route.game)) void gameModule(route.game);
await words.begin(['page', 'table', ...games]);
mount(App, { target: document.getElementById('app') as HTMLElement });
