/** What a person has chosen for this browser, remembered at once. */

import { recall, remember } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

interface Choices {
  symbols: boolean; // a symbol on every colour
  sound: boolean;
  motion: boolean;
  immediate: boolean; // Diceland: the last cross ends the part without Done
  theme: Theme;
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

class Settings implements Choices {
  symbols = $state(true);
  sound = $state(true);
  motion = $state(true);
  immediate = $state(false);
  theme = $state<Theme>('auto');

  constructor() {
    Object.assign(this, { motion: !calm() }, recall<Partial<Choices>>('settings', {}));
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    (this as Choices)[key] = value;
    remember('settings', { ...recall<Partial<Choices>>('settings', {}), [key]: value });
  }
}

export const settings = new Settings();
