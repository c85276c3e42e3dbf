import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { outline } from './outline.mjs';

const SERVER = 'http://127.0.0.1:8642';

/** The first paint waits for the first script, which is small, and the page comes beside it. */
const firstPaint: Plugin = {
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const page = Object.values(bundle ?? {}).find((chunk) => chunk.type === 'chunk' && chunk.name === 'begin');
      if (!page) throw new Error('no chunk “begin”');
      const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${page.fileName}` };
      return {
        html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
        tags: [{ tag: 'link', attrs, injectTo: 'head' }],
      };
    },
  },
};

/** One file for each language, and one for each game in it, but for rules, lessons and reviews. */
function language(id: string): string | null {
  const [, game, part, tag] = /(?:\/games\/(\w+)\/words|\/locales)(?:\/(\w+))?\/(\w\w)\.ftl/.exec(id) ?? [];
  if (!tag || (part && part !== 'page')) return null;
  return game ? `${tag}-${game.replaceAll('_', '-')}` : tag;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), outline, firstPaint],
  build: {
    outDir: '../src/rollwright/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy allows nothing inline
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long plugins take is not news
      output: {
        codeSplitting: {
          // A group takes along what it depends on, unless one before it has.
          groups: [
            { name: language, debugName: 'languages', priority: 4 },
            { name: 'main', test: /\/src\/main\.ts$/, priority: 3 },
            { name: 'begin', test: /\/src\/begin\.ts$/, priority: 2 },
            { name: 'kept', test: /\/lib\/(?:tables|seats|my-games|preferences\.svelte)\.ts$/, priority: 1 }, // by the browser
            { name: 'room', test: /\/(?:pages\/table\/(?:Room|SeatStrip|Wait)|lib\/ui\/News)\.svelte/ }, // of tables, lessons, records
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // catalogues lie with the Python sources
    proxy: { '/api': { target: loadEnv(mode, '.', 'ROLLWRIGHT_').ROLLWRIGHT_SERVER ?? SERVER, ws: true } },
  },
  // Under test, runes run in the browser's flavour of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 60_000 },
}));
