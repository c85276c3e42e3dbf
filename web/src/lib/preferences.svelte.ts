/** What was chosen last time: players' names and the bots' level. */

import { recall, remember } from './storage';

export const LEVELS = ['novice', 'greedy', 'planner', 'expert', 'master'] as const;
export const DEFAULT_LEVEL = 'planner';
const MOST_NAMES = 4;

class Preferences {
  names = $state(recall<string[]>('names', []));
  level = $state(recall<string>('level', DEFAULT_LEVEL));

  setLevel(level: string): void {
    this.level = level;
    remember('level', level);
  }

  setName(index: number, name: string): void {
    const names = Array.from({ length: MOST_NAMES }, (_, i) => this.names[i] ?? '');
    names[index] = name.trim();
    this.names = names;
    remember('names', names);
  }
}

export const preferences = new Preferences();
