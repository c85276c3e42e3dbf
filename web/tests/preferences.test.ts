import { expect, test, vi } from 'vitest';
import { recall } from '../src/lib/storage';
import { preferences } from '../src/lib/preferences.svelte';

test('the level chosen for one game is not that of another', async () => {
  preferences.setLevel('diceland', 'expert');
  expect(preferences.levelOf('diceland')).toBe('expert');
  expect(preferences.levelOf('ring-and-route')).toBe('novice');
  expect(recall('levels', {})).toEqual({ diceland: 'expert' });
  vi.resetModules();
  const later = await import('../src/lib/preferences.svelte');
  expect(later.preferences.levelOf('diceland')).toBe('expert');
});
