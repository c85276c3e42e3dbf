/** The messages of a table, in the language of the page. */

import { list, t } from '../../lib/words.svelte';
import type { Standing } from '../contract';
import { count, isInVain, type Offer } from './moves';
import { COLOURS, completeColours, type Board, type Colour, type Dice, type Look, type Lost, type SeatLook, type Throw } from './types';

export function colourWord(colour: Colour): string {
  return t('diceland-colour', { colour });
}

/** "3 red, 1 yellow" */
export function numbersOf(dice: string): string {
  return list([...count(dice)].map(([colour, number]) => t('diceland-page-number', { count: number, colour })));
}

export function diceWords(dice: Dice, rolling: boolean): string {
  if (rolling) return t('diceland-page-rolling');
  const parts = [];
  if (dice.aside) parts.push(t('diceland-page-aside', { dice: numbersOf(dice.aside) }));
  if (dice.others) parts.push(t('diceland-page-others', { dice: numbersOf(dice.others) }));
  return parts.join(' ') || t('diceland-page-no-dice');
}

/** Who throws, or has thrown; `own` if this device has no other seat than the one that throws. */
export function throwWords(one: Throw, name: string, own: boolean, rolling: boolean): string {
  if (own) return t('diceland-page-your-throw', { kind: one.kind });
  if (!rolling) return t('diceland-page-thrown', { name, kind: one.kind });
  const codes = { first: 'diceland-throw', again: 'diceland-throw-again', treasure: 'diceland-throw-treasure' };
  return t(codes[one.kind], { name });
}

export function progressWords(part: SeatLook, goal: number): string {
  return t('diceland-page-progress', { count: part.treasures, goal });
}

export function completeWords(part: SeatLook): string {
  const colours = completeColours(part.complete).map(colourWord);
  return colours.length > 0 ? t('diceland-page-complete', { colours: list(colours) }) : t('diceland-page-complete-none');
}

/** What a seat is asked; `confirms` if its last cross is only to be confirmed. */
export function questionWords(offer: Offer, look: Look, seat: number, confirms: boolean): string {
  if (offer.picks.length > 0) return t('diceland-page-ask-pick');
  if (offer.reroll) return t('diceland-page-ask-decide');
  if (confirms) return t('diceland-page-ask-confirm');
  const { left = 0, using = null } = look.seats[seat] ?? {};
  if (offer.crosses.size > 0 && using) {
    const { aside, others } = look.dice;
    const due = count(aside + others).get(using) ?? 0; // the crosses of a whole part
    return t(left < due ? 'diceland-page-ask-more' : 'diceland-page-ask-cross', { left, colour: using });
  }
  return t('diceland-page-ask-use');
}

/** What has to be known about the dice that a seat is asked about. */
export function noteWords(offer: Offer, look: Look, names: string[], seat: number): string {
  const { chosen: colour, thrown } = look.dice;
  const newest = thrown.at(-1);
  const first = look.seats.findIndex(({ treasures, complete }, at) => at !== seat && treasures >= look.goal && complete);
  const vain = offer.picks.filter((each) => isInVain(look, each)).length;
  if (vain > 0) return t(vain === offer.picks.length ? 'diceland-page-all-in-vain' : 'diceland-page-in-vain');
  if (look.phase !== 'mark' || colour === null) return '';
  if (first >= 0) return t('diceland-page-last', { name: names[first] ?? '' });
  if (offer.uses.length > 0) return t('diceland-page-taken', { name: names[look.active] ?? '', colour });
  const failed = newest?.kind === 'again' && newest.seat === seat && !newest.dice.includes(colour);
  return failed && offer.crosses.size > 0 ? t('diceland-page-no-more', { colour }) : '';
}

/** What somebody has lost; `own` is the only seat of this device, or -1. */
export function lostWords({ seat, colour, room }: Lost, names: string[], own: number): string {
  const what = t('diceland-page-lost', { colour, room });
  return seat === own ? what : t('diceland-page-did', { name: names[seat] ?? '', what });
}

export function leadWords(name: string, count: number, own: boolean): string {
  return own ? t('diceland-page-leads-you', { count }) : t('diceland-page-leads', { name, count });
}

/** Whoever has enough treasures still needs a full colour: the one that is nearest. */
export function nearestWords(board: Board, crossed: ReadonlySet<number>, goal: number): string {
  const free = board.spaces.filter((_, number) => !crossed.has(number)).map((space) => space.colour);
  const left = (colour: Colour): number => free.filter((other) => other === colour).length;
  const colour = [...COLOURS].sort((one, other) => left(one) - left(other))[0]!;
  return t('diceland-page-nearest', { goal, colour, left: left(colour) });
}

/** What everybody waits for. */
export function waitWords(look: Look, pending: number[], names: string[]): string {
  const name = list(pending.map((seat) => names[seat] ?? ''));
  if (pending.length === 0) return look.phase === 'throw' && look.dice.others ? t('diceland-page-nobody') : '';
  if (look.phase === 'pick') return t('diceland-page-wait-pick', { name });
  if (look.phase === 'decide') return t('diceland-page-wait-decide', { name });
  if (look.phase === 'treasure') return t('diceland-page-wait-treasure', { name });
  return t('diceland-page-wait', { name });
}

export function winWords(winners: number[], names: string[], own: number): string {
  const others = list(winners.filter((seat) => seat !== own).map((seat) => names[seat] ?? ''));
  return t(winners.includes(own) ? 'diceland-page-won-you' : 'diceland-page-won', { count: winners.length, names: others });
}

/** "2 grey and a treasure"; `code` is how spaces of a colour are called */
export function crossesWords(board: Board, spaces: ReadonlySet<number>, code = 'diceland-page-number'): string {
  const crossed = [...spaces].flatMap((number) => board.spaces[number] ?? []);
  const colours = COLOURS.filter((colour) => crossed.some((space) => space.colour === colour));
  const parts = colours.map((colour) => t(code, { count: crossed.filter((space) => space.colour === colour).length, colour }));
  const treasures = crossed.filter((space) => space.treasure).length;
  return list(treasures ? [...parts, t('diceland-page-did-treasures', { count: treasures })] : parts);
}

/** "2 red, then 1 red": what was crossed throw by throw, never added up */
export function partsWords(board: Board, parts: readonly ReadonlySet<number>[], code?: string): string {
  return parts.map((spaces) => crossesWords(board, spaces, code)).reduce((first, next) => t('diceland-page-then', { first, next }));
}

/** Who alone has the most treasures; null if nobody has. */
export function leader(treasures: readonly number[]): number | null {
  const most = Math.max(...treasures);
  const first = treasures.indexOf(most);
  return most > 0 && first === treasures.lastIndexOf(most) ? first : null;
}

/** How a seat stands, in a few letters and in words. */
export function standing(look: Look, seat: number): Standing {
  const part = look.seats[seat];
  if (!part) return { short: '', label: '' };
  const short = `${Math.min(part.treasures, look.goal)}/${look.goal}${part.complete ? ' ✓' : ''}`; // more than enough is enough
  return { short, label: `${progressWords(part, look.goal)}. ${completeWords(part)}` };
}
