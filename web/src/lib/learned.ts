/** How far somebody has come with the lessons of a game, kept in this browser. */

import { recall, remember } from './storage';
import { keptTables } from './tables';

const KEY = 'lessons';

interface Learned {
  at: string | null; // the lesson that was left last
  moves: string[]; // those made there
  done: string[];
}

type All = Record<string, Learned | undefined>;

export function learned(game: string): Learned {
  return recall<All>(KEY, {})[game] ?? { at: null, moves: [], done: [] };
}

function keep(game: string, change: Partial<Learned>): void {
  remember(KEY, { ...recall<All>(KEY, {}), [game]: { ...learned(game), ...change } });
}

/** The moves that were made in a lesson which was left before its end. */
export function keptMoves(game: string, lesson: string): string[] {
  const { at, moves } = learned(game);
  return at === lesson ? moves : [];
}

export function keepMoves(game: string, lesson: string, moves: string[]): void {
  keep(game, { at: lesson, moves });
}

export function keepDone(game: string, lesson: string): void {
  const { done } = learned(game);
  keep(game, { at: lesson, moves: [], done: done.includes(lesson) ? done : [...done, lesson] });
}

/** The lesson to go on with: the one that was left, or the first that isn't done; null if all are. */
export function nextLesson(game: string, course: string[]): string | null {
  const { at, done } = learned(game);
  const open = course.filter((lesson) => !done.includes(lesson));
  return at !== null && open.includes(at) ? at : (open[0] ?? null);
}

/** Whether a game's lessons are offered: until they were begun. Whoever has sat at a table of this game knows what to do. */
export function isNewcomer(game: string): boolean {
  const played = [...keptTables().map(({ table }) => table.game), ...recall<{ game: string }[]>('games', []).map((one) => one.game)];
  return !played.includes(game) && recall<All>(KEY, {})[game] === undefined;
}
