/** The Fluent catalogues, which lie with the Python sources, and which language of them is wanted. */

import { recall } from './storage';

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>(
  [
    '../../../src/rollwright/locales/*.ftl',
    '../../../src/rollwright/locales/page/*.ftl',
    '../../../src/rollwright/games/*/words/*.ftl',
    '../../../src/rollwright/games/*/words/{page,rules}/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const ROOT = '../../../src/rollwright/';
const read = new Map<string, Promise<string | null>>();

/** The text of a folder's catalogue; null where there is none. */
export function catalogue(folder: string, language: Language): Promise<string | null> {
  const name = `${ROOT}${folder}/${language}.ftl`;
  const known = read.get(name);
  if (known) return known;
  const reading = FILES[name]?.() ?? Promise.resolve(null);
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

/** The language that was chosen, or else the browser's. */
export function preferred(): Language {
  const wanted = [recall('language', ''), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => LANGUAGES.includes(tag as Language)) ?? 'en') as Language;
}
