/** The messages of a table, in the language of the page. Labels of dice and spaces say what a sighted player sees. */

import { t } from '../../lib/words.svelte';
import { sum, type Offer, type Way } from './moves';
import { MISTHROWS, type DieLook, type Look, type Sheet, type SheetLook } from './types';

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

function waysWords(ways: readonly Way[] | undefined): string[] {
  if (!ways?.length) return [];
  const dice = ways.map((way) => diceWords(way.dice)).join(' / ');
  return [t('ring-and-route-page-space-possible', { dice, count: ways.length })];
}

/** A space, what is on it, and how it can be marked. */
export function spaceWords(piece: Sheet, sheet: SheetLook, space: string, ways?: readonly Way[]): string {
  const index = Number(space.slice(1));
  const words = space[0] === 'c' ? ringWords(piece, sheet, index) : numberWords(piece, sheet, index);
  return [...words, ...waysWords(ways)].join(', ');
}

function ringWords(piece: Sheet, sheet: SheetLook, index: number): string[] {
  const name = t('ring-and-route-page-space-ring', { space: `c${index}`, colour: colourWord(piece.ring[index]!.colour) });
  return sheet.ring.includes(index) ? [name, t('ring-and-route-page-space-crossed')] : [name];
}

function numberWords(piece: Sheet, sheet: SheetLook, index: number): string[] {
  const name = t('ring-and-route-page-space-number', { space: `n${index}`, value: piece.numbers[index]!.value });
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

/** What a table is like, for the sentence about it. */
export interface Situation {
  look: Look;
  resting: boolean; // the dice lie
  offer: Offer;
  chosen: string;
  free: boolean; // there are dice to choose
  fits: boolean; // a space can be marked with what is chosen
  active: string; // the active player's name
  thinking: string[]; // names of those who are not done
  winners: string[];
  points: number; // of the winners
}

/** The sentence above the dice: what is going on, or what is asked of the seat that is shown. */
export function statusWords(now: Situation): string {
  const { look, offer, active, thinking, winners, points } = now;
  if (look.phase === 'over') {
    return t('ring-and-route-page-winners', { names: winners.join(', '), count: winners.length, points });
  }
  if (!now.resting) return t('ring-and-route-throw', { name: active });
  if (offer.keep) return t('ring-and-route-page-ask-keep');
  if (look.phase === 'decide') return t('ring-and-route-page-decides', { name: active });
  if (offer.done) return asksToMark(now);
  if (!thinking.length) return '';
  return t('ring-and-route-page-waiting', { names: thinking.join(', '), count: thinking.length });
}

function asksToMark({ look, offer, chosen, free, fits }: Situation): string {
  if (!free) return t('ring-and-route-page-all-used');
  if (!chosen) return t(offer.ways.length ? 'ring-and-route-page-ask-mark' : 'ring-and-route-page-no-mark');
  const dice = look.dice.filter((die) => chosen.includes(die.die));
  const total = sum(look.dice, chosen);
  const what =
    dice.length === 1
      ? t('ring-and-route-page-chosen-one', { number: total, colour: colourWord(dice[0]!.colour) })
      : t('ring-and-route-page-chosen-sum', { sum: total, parts: dice.map((die) => die.number).join(' + ') });
  return fits ? what : `${what} ${t('ring-and-route-page-chosen-none')}`;
}
