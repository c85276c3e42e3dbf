import { beforeEach, expect, test, vi } from 'vitest';
import { gameSwitches } from '../src/lib/games';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = async () => (await import('../src/lib/settings.svelte')).settings;

test('a switch is shown where its game declares it', () => {
  expect(gameSwitches('diceland').map(({ name }) => name)).toEqual(['immediate']);
  expect(gameSwitches('ring-and-route').map(({ name }) => name)).toEqual(['finish']);
  expect(gameSwitches('stairs')).toEqual([]);
  expect(gameSwitches()).toEqual([...gameSwitches('diceland'), ...gameSwitches('ring-and-route')]);
});

test('switches of games are remembered beside what concerns all of them', async () => {
  const settings = await fresh();
  expect([settings.sound, settings.switches.immediate]).toEqual([true, undefined]);
  settings.turn('immediate', true);
  settings.set('sound', false);
  vi.resetModules();
  const again = await fresh();
  expect([again.sound, again.motion, again.theme, again.switches.immediate]).toEqual([false, true, 'auto', true]);
});
