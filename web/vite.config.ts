import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8642';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../src/rollwright/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy allows nothing inline
  },
  server: {
    fs: { allow: ['..'] }, // catalogues lie with the Python sources
    proxy: { '/api': { target: loadEnv(mode, '.', 'ROLLWRIGHT_').ROLLWRIGHT_SERVER ?? SERVER, ws: true } },
  },
  // Under test, runes run in the browser's flavour of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 60_000 },
}));
