/** The first script. The first paint waits for it, so it is small: it says what is to be outlined (first.css), and has
    the page, its words and its code come side by side. */

import './app.css';
import './first.css';
import { catalogue, preferred } from './lib/catalogues';
import { recall } from './lib/storage';
import { TEXT_SIZES } from './lib/text-sizes';
import { lazy } from './pages/lazy';

const page = location.pathname.split('/')[1] || 'home';
const { theme = 'auto', text = 'usual' } = recall<{ theme?: string; text?: keyof typeof TEXT_SIZES }>('settings', {});
const root = document.documentElement;
Object.assign(root.dataset, { page, ...(theme !== 'auto' && { theme }) });
root.style.setProperty('--text', `${TEXT_SIZES[text]}`);

void catalogue('locales/page', preferred());
if (Object.hasOwn(lazy, page)) void lazy[page as keyof typeof lazy]();
void import('./begin').then(({ begin }) => begin());
