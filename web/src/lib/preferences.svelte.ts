/** What was chosen last time: players' names, and for each game the bots' level. */

import { FIRST_LEVEL } from './levels';
import { recall, remember } from './storage';

const MOST_NAMES = 4;

class Preferences {
  names = $state(recall<string[]>('names', []));
  #levels = $state(recall<Record<string, string>>('levels', {}));

  levelOf(game: string): string {
    return this.#levels[game] ?? FIRST_LEVEL;
  }

  setLevel(game: string, level: string): void {
    this.#levels[game] = level;
    remember('levels', this.#levels);
  }

  setName(index: number, name: string): void {
    const names = Array.from({ length: MOST_NAMES }, (_, i) => this.names[i] ?? '');
    names[index] = name.trim();
    this.names = names;
    remember('names', names);
  }
}

export const preferences = new Preferences();
