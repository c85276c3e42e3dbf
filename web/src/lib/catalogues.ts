/** The Fluent catalogues, which lie with the Python sources, and which language of them is wanted. */

import { recall } from './storage';

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>(
  [
    '../../../src/rollwright/locales/*.ftl',
    '../../../src/rollwright/locales/{page,coach,review,workshop,print}/*.ftl',
    '../../../src/rollwright/games/*/words/*.ftl',
    '../../../src/rollwright/games/*/words/{page,rules,lessons,coach,workshop}/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const ROOT = '../../../src/rollwright/';
const read = new Map<string, Promise<string | null>>();

/** The text of a folder's catalogue; null where there is none. Games that are not built into the page have theirs at the server. */
export function catalogue(folder: string, language: Language): Promise<string | null> {
  const name = `${ROOT}${folder}/${language}.ftl`;
  const known = read.get(name);
  if (known) return known;
  const reading = FILES[name]?.() ?? atServer(folder, language);
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

async function atServer(folder: string, language: Language): Promise<string | null> {
  const [, game, part = 'table'] = /^games\/(\w+)\/words(?:\/(\w+))?$/.exec(folder) ?? [];
  if (!game || Object.keys(FILES).some((file) => file.startsWith(`${ROOT}games/${game}/`))) return null;
  const answer = await fetch(`/api/games/${game.replaceAll('_', '-')}/words/${part}/${language}`);
  return answer.ok ? answer.text() : null;
}

const FIRST = /((?:locales|games\/(\w+)\/words)(?:\/page)?)\/(\w\w)\.ftl$/; // folder, game, language

/** Has the words come that a page begins with, of one game or of all. */
export function fetchWords(only?: string): void {
  const spoken = preferred();
  for (const name of Object.keys(FILES)) {
    const [, folder = '', game, language] = FIRST.exec(name) ?? [];
    const isWanted = !game || only === undefined || game === only.replaceAll('-', '_');
    if (language === spoken && isWanted) void catalogue(folder, spoken);
  }
}

/** A language as it is written where the reader is, for dates: British English, if the browser says so. */
export function regional(language: Language): string {
  return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language;
}

/** The language that was chosen, or else the browser's. */
export function preferred(): Language {
  const wanted = [recall('language', ''), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => LANGUAGES.includes(tag as Language)) ?? 'en') as Language;
}
