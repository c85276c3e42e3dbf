/** What a person has chosen for this browser, remembered at once. */

import { recall, remember } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

interface Choices {
  symbols: boolean; // a symbol on every colour
  sound: boolean;
  motion: boolean;
  theme: Theme;
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

class Settings implements Choices {
  symbols = $state(true);
  sound = $state(true);
  motion = $state(true);
  theme = $state<Theme>('auto');
  switches = $state<Record<string, boolean>>({}); // of games, by their names (games/contract.ts)

  constructor() {
    const { symbols = true, sound = true, motion = !calm(), theme = 'auto', ...switches } = recall<Partial<Choices>>('settings', {});
    Object.assign(this, { symbols, sound, motion, theme, switches });
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    (this as Choices)[key] = value;
    this.#remember(key, value);
  }

  turn(name: string, on: boolean): void {
    this.switches[name] = on;
    this.#remember(name, on);
  }

  #remember(key: string, value: boolean | Theme): void {
    remember('settings', { ...recall<Record<string, unknown>>('settings', {}), [key]: value });
  }
}

export const settings = new Settings();
