import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { GAME_NAMES } from './lib/games';
import { words, type Scope } from './lib/words.svelte';

const games = GAME_NAMES.flatMap((name): Scope[] => [`${name}/page`, `${name}/table`]);
await words.begin(['page', 'table', ...games]);
mount(App, { target: document.getElementById('app') as HTMLElement });
