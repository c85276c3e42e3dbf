/** What a screen reader says about dice and spaces: what a sighted player sees. */

import { t } from '../../lib/words.svelte';
import type { Way } from './choices';
import { MISTHROWS, type DieLook, type SheetLook, type SheetPiece } from './look';

export const colourName = (colour: string): string => t('ring-and-route-colour', { colour });

export function dieLabel(die: DieLook, used: boolean): string {
  if (!die.number) return t('ring-and-route-page-die-falling', { die: die.die });
  const shown = { die: die.die, number: die.number, colour: colourName(die.colour) };
  return t(used ? 'ring-and-route-page-die-used' : 'ring-and-route-page-die', shown);
}

/** “A 6 green, B 1 green, C 2 yellow” */
export function throwLabel(dice: readonly DieLook[]): string {
  return dice.map((die) => `${die.die} ${die.number} ${colourName(die.colour)}`).join(', ');
}

/** “A + C” */
export const diceLabel = (dice: string): string => [...dice].join(' + ');

function waysLabel(ways: readonly Way[] | undefined): string[] {
  if (!ways?.length) return [];
  const dice = ways.map((way) => diceLabel(way.dice)).join(' / ');
  return [t('ring-and-route-page-space-possible', { dice, count: ways.length })];
}

export function ringLabel(piece: SheetPiece, sheet: SheetLook, index: number, ways?: readonly Way[]): string {
  const name = t('ring-and-route-page-space-ring', { space: `c${index}`, colour: colourName(piece.ring[index]!.colour) });
  const crossed = sheet.ring.includes(index) ? [t('ring-and-route-page-space-crossed')] : [];
  return [name, ...crossed, ...waysLabel(ways)].join(', ');
}

export function numberLabel(piece: SheetPiece, sheet: SheetLook, index: number, ways?: readonly Way[]): string {
  const name = t('ring-and-route-page-space-number', { space: `n${index}`, value: piece.numbers[index]!.value });
  const at = sheet.route.indexOf(index);
  const place = at < 0 ? [] : [t('ring-and-route-page-space-on-route', { place: at + 1 })];
  if (at === 0) place.push(t('ring-and-route-page-space-start'));
  if (at >= 0 && at === sheet.route.length - 1) place.push(t('ring-and-route-page-space-head'));
  return [name, ...place, ...waysLabel(ways)].join(', ');
}

/** A whole sheet in a sentence. */
export function sheetLabel(piece: SheetPiece, sheet: SheetLook): string {
  const route = sheet.route.map((space) => piece.numbers[space]!.value).join('–');
  return t('ring-and-route-page-sheet-summary', {
    crosses: sheet.ring.length,
    length: sheet.route.length,
    route,
    misthrows: sheet.misthrows,
    most: MISTHROWS,
  });
}
