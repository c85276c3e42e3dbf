/** The messages of a table, in the language of the page. Labels of dice and spaces say what a sighted player sees. */

import { list, t } from '../../lib/words.svelte';
import type { GameTable, Standing } from '../contract';
import { sum, type Ending, type Offer, type Way } from './moves';
import { amongNumbers, onRing } from './place';
import { MISTHROWS, currentSheet, enders, endingNow, type DieLook, type Look, type Sheet, type SheetLook } from './types';

export const colourWord = (colour: string): string => t('ring-and-route-colour', { colour });

export function dieWords(die: DieLook, used: boolean): string {
  if (!die.number) return t('ring-and-route-page-die-falling', { die: die.die });
  const shown = { die: die.die, number: die.number, colour: colourWord(die.colour) };
  return t(used ? 'ring-and-route-page-die-used' : 'ring-and-route-page-die', shown);
}

/** “A 6 green, B 1 green, C 2 yellow” */
export function throwWords(dice: readonly DieLook[]): string {
  return dice.map((die) => `${die.die} ${die.number} ${colourWord(die.colour)}`).join(', ');
}

/** “A + C” */
export const diceWords = (dice: string): string => [...dice].join(' + ');

/** “A and C”, “all three” */
export const theseWords = (dice: string): string => t('ring-and-route-page-these', { letters: dice });

function waysWords(ways: readonly Way[] | undefined): string[] {
  if (!ways?.length) return [];
  const dice = ways.map((way) => diceWords(way.dice)).join(' / ');
  return [t('ring-and-route-page-space-possible', { dice, count: ways.length })];
}

/** A space, what is on it, and how it can be marked. */
export function spaceWords(piece: Sheet, sheet: SheetLook, space: string, ways?: readonly Way[], lost?: ReadonlySet<number>): string {
  const index = Number(space.slice(1));
  const words = space[0] === 'c' ? ringWords(piece, sheet, index) : numberWords(piece, sheet, index);
  if (space[0] === 'n' && lost?.has(index)) words.push(t('ring-and-route-page-space-lost'));
  return [...words, ...waysWords(ways)].join(', ');
}

function ringWords(piece: Sheet, sheet: SheetLook, index: number): string[] {
  const name = t('ring-and-route-page-space-ring', { colour: colourWord(piece.ring[index]!.colour), place: onRing(piece, index) });
  return sheet.ring.includes(index) ? [name, t('ring-and-route-page-space-crossed')] : [name];
}

function numberWords(piece: Sheet, sheet: SheetLook, index: number): string[] {
  const name = t('ring-and-route-page-space-number', { value: piece.numbers[index]!.value, place: amongNumbers(piece, index) });
  const at = sheet.route.indexOf(index);
  const place = at < 0 ? [] : [t('ring-and-route-page-space-on-route', { place: at + 1 })];
  if (at === 0) place.push(t('ring-and-route-page-space-start'));
  if (at >= 0 && at === sheet.route.length - 1) place.push(t('ring-and-route-page-space-head'));
  return [name, ...place];
}

/** A whole sheet in a sentence. */
export function sheetWords(piece: Sheet, sheet: SheetLook): string {
  const route = sheet.route.map((space) => piece.numbers[space]!.value).join('–');
  return t('ring-and-route-page-sheet-summary', {
    crosses: sheet.ring.length,
    length: sheet.route.length,
    route,
    misthrows: sheet.misthrows,
    most: MISTHROWS,
  });
}

/** The points of a seat so far, from both sheets, and a cross for each misthrow on its sheet, so that nobody is surprised by its end. */
export function standing(look: Look, seat: number): Standing {
  const { sheets } = look.seats[seat]!;
  const points = sheets.reduce((total, sheet) => total + sheet.points.sum, 0);
  const { misthrows } = currentSheet(look.seats[seat]!);
  const label = t('ring-and-route-page-standing', { points, count: misthrows, most: MISTHROWS, sheet: sheets.length });
  return { short: `${points}${misthrows ? ` ${'✕'.repeat(misthrows)}` : ''}`, label };
}

/** “0 points, then 8”: what something is worth, and what it will be when it grows. */
export function worthWords(points: number, next: number | undefined): string {
  return next === undefined ? t('ring-and-route-page-points', { points }) : t('ring-and-route-page-worth', { points, next });
}

/** That this throw is the last one, and by whom; '' if it is not. */
export function lastThrowWords(look: Look, names: string[], reader: number | undefined): string {
  const ended = endingNow(look);
  if (!ended.length) return '';
  if (reader !== undefined && ended.includes(reader)) return t('ring-and-route-page-last-throw-you');
  return t('ring-and-route-page-last-throw', { names: list(ended.map((seat) => names[seat] ?? '')), count: ended.length });
}

/** Who threw, and how many dice whoever reads this has to use. */
export function dutyWords({ active }: Look, seat: number, own: boolean, name: string): string {
  if (!own) return t('ring-and-route-page-threw', { name });
  return seat === active ? t('ring-and-route-page-use-all') : t('ring-and-route-page-use-two', { name });
}

/** That numbers have been cut off from the route. */
export function cutOffWords(piece: Sheet, route: readonly number[], lost: ReadonlySet<number>, newly: readonly number[]): string {
  if (lost.size === piece.numbers.length - route.length) return t('ring-and-route-page-route-ends');
  const value = (space: number): number => piece.numbers[space]!.value;
  const others = new Set([...piece.numbers.keys()].filter((space) => !newly.includes(space)).map(value)); // numbers that there are elsewhere
  const numbers = [...new Set(newly.map(value))].sort((one, other) => one - other);
  const named = numbers.map((number) => (others.has(number) ? t('ring-and-route-page-the-other', { number }) : `${number}`));
  return t('ring-and-route-page-lost', { numbers: list(named), count: named.length });
}

/** What finishing the first sheet means, and what a misthrow would with it (R13). */
export function turnWords(points: number, misthrow: boolean): string {
  const means = t('ring-and-route-page-turn-means', { points });
  return misthrow ? `${means} ${t('ring-and-route-page-turn-misthrow')}` : means;
}

/** What finishing now would bring: a misthrow, and perhaps the end of the sheet or of the game. */
export function warningWords({ used, due, count, last, second }: Ending): string {
  if (!last) return t('ring-and-route-page-misthrow', { used, due, count, most: MISTHROWS });
  return t(second ? 'ring-and-route-page-misthrow-ends-game' : 'ring-and-route-page-misthrow-ends-sheet', { used, due });
}

/** What a seat has done with a throw, in numbers and colours. */
export function didWords(name: string, piece: Sheet, marks: { ring: number[]; route: number[] }): string {
  const numbers = marks.route.map((space) => piece.numbers[space]!.value).join(', ');
  const colours = marks.ring.map((space) => colourWord(piece.ring[space]!.colour)).join(', ');
  if (numbers && colours) return t('ring-and-route-page-did-both', { name, numbers, colours });
  if (numbers) return t('ring-and-route-page-did-route', { name, numbers });
  return colours ? t('ring-and-route-page-did-ring', { name, colours }) : t('ring-and-route-page-did-nothing', { name });
}

/** How the game has ended, and by whom; whoever reads alone is addressed. '' if it was ended otherwise. */
export function endedWords({ now, mine, seats }: GameTable<Look, Sheet>): string {
  const reader = mine.length === 1 ? mine[0] : undefined;
  return Object.entries(enders(now.look))
    .flatMap(([how, ended]) => {
      const names = ended.filter((seat) => seat !== reader).map((seat) => seats[seat]?.name ?? '');
      const theirs = names.length ? [t(`ring-and-route-page-ended-${how}`, { names: list(names), count: names.length })] : [];
      return names.length < ended.length ? [t(`ring-and-route-page-ended-${how}-you`), ...theirs] : theirs;
    })
    .join(' ');
}

/** What a table is like, for the sentence about it. */
export interface Situation {
  look: Look;
  resting: boolean; // the dice lie
  offer: Offer;
  chosen: string;
  free: boolean; // there are dice to choose
  fits: boolean; // a space can be marked with what is chosen
  end: Ending;
  throwing: boolean; // the active player reads this
  marking: boolean; // whoever reads this is not done
  active: string; // the active player's name
  thinking: string[]; // names of those who are not done
  won: boolean; // whoever reads this has
  winners: string[]; // the other ones
  points: number; // of the winners
}

/** The sentence above the dice: what is going on, or what is asked of the seat that is shown. */
export function statusWords(now: Situation): string {
  const { look, offer, active, winners, points } = now;
  if (look.phase === 'over') {
    const code = now.won ? 'ring-and-route-page-winners-you' : 'ring-and-route-page-winners';
    return t(code, { names: list(winners), count: winners.length + (now.won ? 1 : 0), points });
  }
  if (!now.resting) return now.throwing ? t('ring-and-route-page-you-throw') : t('ring-and-route-throw', { name: active });
  if (offer.keep) return t('ring-and-route-page-ask-keep');
  if (look.phase === 'decide') return now.throwing ? t('page-your-turn') : t('ring-and-route-page-decides', { name: active });
  return offer.done ? asksToMark(now) : waits(now);
}

function waits(now: Situation): string {
  const { thinking } = now;
  if (now.marking) return t('page-your-turn');
  if (!thinking.length) return '';
  return t('ring-and-route-page-waiting', { names: thinking.join(', '), count: thinking.length });
}

function asksToMark({ look, offer, chosen, free, fits, end }: Situation): string {
  if (!free) return t('ring-and-route-page-all-used');
  if (!chosen) return offer.ways.length ? t('ring-and-route-page-ask-mark') : noMark(end);
  const dice = look.dice.filter((die) => chosen.includes(die.die));
  const total = sum(look.dice, chosen);
  const what =
    dice.length === 1
      ? t('ring-and-route-page-chosen-one', { number: total, colour: colourWord(dice[0]!.colour) })
      : t('ring-and-route-page-chosen-sum', { sum: total, parts: dice.map((die) => die.number).join(' + ') });
  return fits ? what : `${what} ${t('ring-and-route-page-chosen-none')}`;
}

function noMark({ used, misthrow, count, last, second }: Ending): string {
  if (!misthrow) return t('ring-and-route-page-no-mark', { used });
  const ends = !last ? 'nothing' : second ? 'game' : 'sheet';
  return t('ring-and-route-page-no-mark-misthrow', { used, count, most: MISTHROWS, ends });
}
