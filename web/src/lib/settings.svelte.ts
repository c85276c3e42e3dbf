/** What a person has chosen for this browser, remembered at once. */

import { recall, remember } from './storage';
import type { TEXT_SIZES } from './text-sizes';

export type Theme = 'auto' | 'light' | 'dark';
export type TextSize = keyof typeof TEXT_SIZES;
export type Speed = keyof typeof SPEEDS;

/** Times the usual length of animations and pauses. */
export const SPEEDS = { slow: 1.6, usual: 1, fast: 0.5 };

interface Choices {
  symbols: boolean; // a symbol on every colour
  sound: boolean;
  volume: number; // 0 to 100
  motion: boolean;
  speed: Speed;
  text: TextSize;
  theme: Theme;
  notify: boolean; // when it is one's turn while the page is not seen
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

class Settings implements Choices {
  symbols = $state(true);
  sound = $state(true);
  volume = $state(60);
  motion = $state(!calm());
  speed = $state<Speed>('usual');
  text = $state<TextSize>('usual');
  theme = $state<Theme>('auto');
  notify = $state(false);
  switches = $state<Record<string, boolean>>({}); // of games, by their names (games/contract.ts)

  constructor() {
    for (const [key, value] of Object.entries(recall<Record<string, unknown>>('settings', {})))
      if (key in this) Object.assign(this, { [key]: value });
      else this.switches[key] = value === true;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    (this as Choices)[key] = value;
    this.#remember(key, value);
  }

  turn(name: string, on: boolean): void {
    this.switches[name] = on;
    this.#remember(name, on);
  }

  #remember(key: string, value: Choices[keyof Choices]): void {
    remember('settings', { ...recall<Record<string, unknown>>('settings', {}), [key]: value });
  }
}

export const settings = new Settings();
