// A Vite plugin: repeats the card in the outline of the home page (index.html) for each game that has a picture.

import { existsSync, readdirSync } from 'node:fs';

const GAMES = new URL('src/games/', import.meta.url);
const CARD = /<!-- each game -->\s*(.*?)<!-- end -->/s;

const pictures = () => readdirSync(GAMES).filter((name) => existsSync(new URL(`${name}/Picture.svelte`, GAMES)));

export const outline = {
  name: 'outline',
  transformIndexHtml: {
    order: /** @type {const} */ ('pre'),
    handler: (/** @type {string} */ html) => html.replace(CARD, (_, card) => card.repeat(pictures().length)),
  },
};
