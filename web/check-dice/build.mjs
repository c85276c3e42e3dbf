// Bundles the page's modules that check dice into one stand-alone file, docs/check-dice.mjs: `node check-dice/build.mjs`.
// With --check it only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const FILE = path('../../docs/check-dice.mjs');
const HEAD = `// Checks the dice of recorded games, without anything of Rollwright: \`node check-dice.mjs FILE…\`
//
// A file is a record (.roll.json), or has a record in each line (.jsonl). For each file it says "ok" or what is wrong, and
// the exit code is 0 only if nothing is. What is checked is written down in fair-dice.md.
//
// Made by web/check-dice/build.mjs from modules of the page; not edited by hand.
`;

process.chdir(path('..')); // paths in the text are relative to it
const [{ output }] = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    lib: { entry: path('main.mjs'), formats: ['es'] },
    rolldownOptions: { external: /^node:/ },
  },
});
const text = `${HEAD}\n${output[0].code.replaceAll('/* @__PURE__ */ ', '')}`; // marks for bundlers only

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf-8') !== text) {
  console.error('stale: docs/check-dice.mjs; “npm run check-dice” in web/ writes it');
  process.exitCode = 1;
}
