/** The first script. The first paint waits for it, so it is small: it says what is to be outlined (first.css), and has
    the page, its words and its code come side by side. */

import './app.css';
import './first.css';
import { fetchWords } from './lib/catalogues';
import { recall } from './lib/storage';
import { TEXT_SIZES } from './lib/text-sizes';
import { lazy } from './pages/lazy';

const OF_A_GAME = ['new', 'rules', 'learn'];
const GAMES = import.meta.glob('./games/*/index.ts');

const root = document.documentElement;
const [page = 'home', second = ''] = location.pathname.split('/').filter(Boolean);
const game = OF_A_GAME.includes(page) ? second : root.dataset.game; // the server names the game of a table
const { theme = 'auto', text = 'usual' } = recall<{ theme?: string; text?: keyof typeof TEXT_SIZES }>('settings', {});
Object.assign(root.dataset, { page, ...(theme !== 'auto' && { theme }) });
root.style.setProperty('--text', `${TEXT_SIZES[text]}`);

void import('./begin').then(({ begin }) => begin());
fetchWords(page === 'table' ? (game ?? '') : game);
if (Object.hasOwn(lazy, page)) void lazy[page as keyof typeof lazy]();
void GAMES[`./games/${game}/index.ts`]?.();
