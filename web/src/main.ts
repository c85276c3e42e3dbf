/** The first script. The first paint waits for it, so it is small: it says what is to be outlined (first.css), and has
    the page, its words and its code come side by side. */

import './app.css';
import './first.css';
import { catalogue, preferred } from './lib/catalogues';
import { recall } from './lib/storage';
import { lazy } from './pages/lazy';

const page = location.pathname.split('/')[1] || 'home';
const { theme = 'auto' } = recall<{ theme?: string }>('settings', {});
Object.assign(document.documentElement.dataset, { page, ...(theme !== 'auto' && { theme }) });

void catalogue('locales/page', preferred());
if (Object.hasOwn(lazy, page)) void lazy[page as keyof typeof lazy]();
void import('./begin').then(({ begin }) => begin());
