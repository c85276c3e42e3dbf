/** The figures and moves of a review in words. */

import type { Reason, Review, Side } from '../protocol';
import { LEVELS } from './levels';
import { said } from './refusals';
import { mainCause } from './review-shapes';
import { botName } from './seats';
import type { Telling } from './telling';
import { capital, list, t, words } from './words.svelte';

const POINTS = 100; // percentage points

const format = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, ...options }).format(value);

/** A change of chances in percentage points, with its sign: “+12.5”, “−3.0”. */
export function change(chances: number): string {
  const points = Math.round(chances * POINTS * 10) / 10;
  return format(points || 0, { minimumFractionDigits: 1, signDisplay: 'exceptZero' }).replace('-', '−');
}

/** As much without a sign, as a number that a sentence counts by: 12, 3.4. */
export function points(chances: number): number {
  const much = Math.abs(chances * POINTS);
  return much < 10 ? Math.round(much * 10) / 10 : Math.round(much);
}

/** Chances as a share: “48.1 %”. */
export function share(chances: number, digits = 1): string {
  return format(chances, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Why a side has won or lost, in a sentence; '' where nothing can be said yet, or nobody won more than others. */
export function whyWords({ over, seats }: Review, side: Side, called: string[], mine: number[]): string {
  const cause = over && (side.result === 0 || side.result === 1) ? mainCause(side) : null;
  if (cause === null || side.seat === null) return '';
  const others = called.filter((_, i) => seats[i] !== side);
  const by = cause === 'others' && others.length === 1 && side.result === 1 ? 'other' : cause;
  const addressed = mine.length === 1 && mine[0] === side.seat;
  const who = called[seats.indexOf(side)] ?? '';
  return t(addressed ? 'page-review-why-you' : 'page-review-why', { cause: `${side.result === 1 ? 'won' : 'lost'}-${by}`, who, name: others[0] ?? '' });
}

/** A bot level, 1 to 5, as the page calls it everywhere: “medium · Nova”. */
export function levelName(level: number): string {
  const name = LEVELS[level - 1] ?? LEVELS[0];
  return t('page-level-named', { name: botName(name), strength: t(`level-${name}-strength`) });
}

/** The moves of a decision, as the list of events tells them, in one phrase. */
export function movesWords(moves: string[], seat: number, look: unknown, { tell, seats, pieces }: Telling): string {
  const at = { seat, before: look, seats, pieces };
  return tell.all?.(moves, look, at) ?? list(moves.map((move) => tell(move, look, at)));
}

/** The same as advice to the seat. */
export function adviceWords(moves: string[], seat: number, look: unknown, telling: Telling): string {
  const { tell, seats, pieces } = telling;
  const said = tell.advise?.(moves, look, { seat, before: look, seats, pieces }) ?? movesWords(moves, seat, look, telling);
  return `${capital(said)}.`;
}

/** A throw, as it fell. */
export function throwWords(thrown: string, look: unknown, { tell, seats, pieces }: Telling): string {
  return tell(thrown, look, { seat: null, before: look, seats, pieces });
}

/** A reason in the reader's language; people are called as on the page. A game whose words are not there has told it in English. */
export function reasonWords({ id, params, text }: Reason, names: Map<string, string>): string {
  if (!words.has(id)) return text;
  const { name } = params;
  return capital(said({ code: id, params: typeof name === 'string' ? { ...params, name: names.get(name) ?? name } : params }));
}
