/** Everything a person reads, from the same Fluent catalogues as the terminal: `t('page-play-now')`. */

import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { announce, notices } from './announce.svelte';
import { catalogue, preferred, type Language } from './catalogues';
import { remember } from './storage';

/** A set of catalogues: the page's own, what is said in reviews, in the workshop or about printing, a game's on the page, all that is said at a game's
    table, its rules, its lessons, its coach's reasons, or how its own pieces are made. */
export type Scope = 'page' | 'table' | 'review' | 'workshop' | 'print' | `${string}/${'page' | 'table' | 'rules' | 'lessons' | 'coach' | 'workshop'}`;

function folders(scope: Scope): string[] {
  if (scope === 'page') return ['locales/page'];
  if (scope === 'table') return ['locales'];
  if (scope === 'workshop' || scope === 'print') return [`locales/${scope}`];
  if (scope === 'review') return ['locales/coach', 'locales/review'];
  const [name, part] = scope.split('/') as [string, string];
  const words = `games/${name.replaceAll('-', '_')}/words`;
  return part === 'table' ? [words] : [`${words}/${part}`];
}

class Words {
  language = $state<Language>('en');
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #scopes = new Set<Scope>();
  #begun: Partial<Record<Language, { bundle: FluentBundle; folders: Set<string> }>> = {}; // and the folders that have been read

  /** Begins with the language that was chosen, or else the browser's. */
  async begin(scopes: Scope[]): Promise<void> {
    scopes.forEach((scope) => this.#scopes.add(scope));
    await this.speak(preferred());
  }

  /** Changes the language once all its words are there. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** As `speak`, and remembered; false if its words can't be had. */
  async choose(language: Language): Promise<boolean> {
    try {
      await this.speak(language);
    } catch {
      announce(t('page-not-loaded'), 'bad');
      return false;
    }
    remember('language', language);
    notices.clear(); // they were said in another language
    return true;
  }

  /** Adds words, in the language that is spoken. Whoever waits for them needn't wait again when another one is. */
  async learn(...scopes: Scope[]): Promise<void> {
    scopes.forEach((scope) => this.#scopes.add(scope));
    await untrack(() => this.#load(this.language));
  }

  /** The message in this language, else in English, else its identifier. */
  say(id: string, args: Record<string, FluentVariable>): string {
    const text = this.#format(this.language, id, args);
    if (text !== null) return text;
    if (this.language !== 'en') {
      if (!this.#bundles.en) void this.#load('en');
      const english = this.#format('en', id, args);
      if (english !== null) return english;
    }
    return import.meta.env.DEV ? `⟦${id}⟧` : id;
  }

  has(id: string): boolean {
    return this.#bundles[this.language]?.hasMessage(id) ?? false;
  }

  #format(language: Language, id: string, args: Record<string, FluentVariable>): string | null {
    const bundle = this.#bundles[language];
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
  }

  async #load(language: Language): Promise<void> {
    const begun = (this.#begun[language] ??= { bundle: new FluentBundle(language, { useIsolating: false }), folders: new Set() });
    const wanted = [...this.#scopes].flatMap(folders);
    const texts = await Promise.all(wanted.map((folder) => catalogue(folder, language)));
    const unread = wanted.map((folder, i) => [folder, texts[i]] as const).filter(([folder]) => !begun.folders.has(folder));
    for (const [folder, text] of unread) {
      begun.folders.add(folder);
      if (text) begun.bundle.addResource(new FluentResource(text));
    }
    if (unread.length > 0) this.#bundles = { ...this.#bundles, [language]: begun.bundle };
  }
}

export const words = new Words();

export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return words.say(id, args);
}

/** A message of the page in the words of a game, if it has some of its own: `ring-and-route-page-pieces` for `page-pieces`. */
export function gameWords(game: string, id: string, args: Record<string, FluentVariable> = {}): string {
  const own = `${game}-${id}`;
  return t(words.has(own) ? own : id, args);
}

/** With a capital letter, as a sentence or a name has one. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** "Ada, Bo and Cy" */
export function list(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? t('list-and', { first: parts.slice(0, -1).join(', '), last }) : last;
}

const UNITS = [['day', 86_400], ['hour', 3600], ['minute', 60]] as const; // in seconds

/** “3 hours ago”; “now” within a minute. */
export function ago(at: number): string {
  const seconds = (Date.now() - at) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? (['second', Infinity] as const);
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-Math.floor(seconds / size) || 0, unit);
}

export function percent(part: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(part);
}
