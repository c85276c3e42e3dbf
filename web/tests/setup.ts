// The few things of a browser that the tested modules touch when they are loaded.

import { vi } from 'vitest';

const kept = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
});
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', new URL('http://table.test/'));
vi.stubGlobal('document', { documentElement: { lang: '' }, addEventListener: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('addEventListener', () => undefined);
