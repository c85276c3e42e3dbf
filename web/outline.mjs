// The outline of the home page (index.html) has one card, between two comments; it is repeated for each game with a picture.

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
