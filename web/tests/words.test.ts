import { expect, test, vi } from 'vitest';
import { LANGUAGES, regional } from '../src/lib/catalogues';
import { GAME_NAMES } from '../src/lib/games';
import { t, words } from '../src/lib/words.svelte';

// Everything that the page says, as it stands in its sources.
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const wholeIds = /'((?:page|level|seat|[a-z-]+-page)-[a-z-]*[a-z])'/g;

test('the browser’s language is spoken, and others can be chosen', async () => {
  await words.begin(['page']);
  expect(words.language).toBe('en');
  expect(t('page-rules')).toBe('Rules');
  await words.choose('de');
  expect(t('page-rules')).toBe('Regeln');
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem('rollwright.language')).toBe('"de"');
});

test('words that are learnt later follow the language', async () => {
  await words.speak('it');
  await words.learn('diceland/table');
  expect(t('diceland-title')).toBe('Diceland');
  await words.speak('de');
  expect(t('diceland-title')).toBe('Würfelland');
});

test('dates are written as where the reader is', () => {
  vi.stubGlobal('navigator', { languages: ['fr-CH', 'en-GB', 'en-US'] });
  expect(regional('en')).toBe('en-GB');
  expect(regional('de')).toBe('de');
  vi.stubGlobal('navigator', { languages: ['en'] });
});

test('parameters and plurals', async () => {
  await words.speak('en');
  expect(t('page-watchers', { count: 1 })).toBe('One person is watching.');
  expect(t('page-watchers', { count: 3 })).toBe('3 people are watching.');
});

test('a missing message is to be seen', () => {
  expect(t('page-no-such-thing')).toContain('page-no-such-thing');
});

test.each(LANGUAGES)('every message that the page asks for is there: %s', async (language) => {
  await words.speak(language);
  const ofGames = GAME_NAMES.flatMap((name) => [`${name}/page`, `${name}/table`, `${name}/workshop`] as const);
  await words.learn('page', 'table', 'review', 'workshop', 'print', ...ofGames);
  const asked = Object.values(sources).flatMap((text) => [...text.matchAll(wholeIds)].map(([, id]) => id!));
  const missing = [...new Set(asked)].filter((id) => !words.has(id));
  expect(asked.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
