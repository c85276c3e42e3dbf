/** What the seat that is shown can do now, and what has been chosen for it so far. */

import { tick, untrack } from 'svelte';
import type { Pace } from '../../lib/pace.svelte';
import { settings } from '../../lib/settings.svelte';
import { sound } from '../../lib/sounds';
import type { GameTable } from '../contract';
import { attempt, distinct, ending, lit, plainWay, readMoves, toggled, type Offer, type Way } from './moves';
import { cutOff } from './reach';
import { currentSheet, endingNow, type Look, type Sheet } from './types';

/** What is asked once more before it is done, since it can't be taken back. */
export type Confirm = 'turn' | 'misthrow';

const TREMOR = 1000; // milliseconds in which a second tap on the same space is none
const NONE: ReadonlySet<number> = new Set<number>();

/** To be called while the table is initialised. `refocus` is called when the button that was pressed may be gone. */
export function turnOf(table: () => GameTable<Look, Sheet>, pace: Pace<Look>, refocus: () => void) {
  let chosen = $state('');
  let tried = $state(''); // the die under the pointer, or with the focus
  let asked = $state.raw<{ space: string; ways: Way[] } | null>(null);
  let confirming = $state<Confirm | null>(null);
  let shaken = $state('');
  let marked = { space: '', at: 0 }; // by the newest tap
  let busy = $state(false);

  const seat = $derived(table().seat);
  const look = $derived(pace.now.look);
  const part = $derived(look.seats[seat]!);
  const rolling = $derived(pace.rolling ? look.last : ''); // the dice in the air
  const resting = $derived(!rolling && look.phase !== 'throw');
  const own = $derived(table().mine.includes(seat));
  const playable = $derived(own && resting && !table().frozen && pace.settled);
  const last = $derived(endingNow(look).length > 0);
  const offer = $derived(offered());
  const asks = $derived(offer.keep || offer.done);
  const used = $derived(look.phase === 'mark' ? part.used : '');
  const dice = $derived(look.dice.map(({ die }) => die).filter((die) => asks && !used.includes(die)).join(''));
  const bright = $derived(lit(offer, chosen));
  const preview = $derived(tried && dice.includes(tried) && !chosen.includes(tried) ? lit(offer, toggled(chosen, tried)) : bright);
  const end = $derived(ending(part));
  const lost = $derived.by(() => {
    const { sheet, route } = currentSheet(part);
    const piece = table().pieces[sheet];
    return piece ? cutOff(piece, route, part.open) : NONE;
  });
  const back = $derived(playable && table().back.includes(seat));

  // Another throw, another seat or another mark: nothing is chosen any more.
  const moment = $derived(`${pace.now.throws} ${seat} ${part.used} ${look.phase} ${asks}`);
  $effect(() => {
    void moment;
    untrack(forget);
  });

  // With all dice used there is nothing left to decide, for those who have said so.
  $effect(() => {
    if (settings.switches.finish && offer.done && used.length === look.dice.length) untrack(() => void play('done'));
  });

  /** After the last throw there is no other sheet to go on to. */
  function offered(): Offer {
    const moves = readMoves(playable ? (table().moves[seat] ?? []) : []);
    return { ...moves, turn: moves.turn && !last };
  }

  function forget(): void {
    chosen = '';
    asked = null;
    confirming = null;
  }

  function choose(die: string): boolean {
    if (!dice.includes(die)) return false;
    asked = null;
    chosen = toggled(chosen, die);
    tried = '';
    return true;
  }

  function pick(space: string): void {
    if (rolling) return pace.skip();
    if (asked) return void (asked = null); // it closes the question, and nothing else
    const ways = distinct(bright.get(space) ?? [], look.dice);
    const way = plainWay(ways);
    if (way) mark(way);
    else if (ways.length) asked = { space, ways };
    else if (asks && !(space === marked.space && performance.now() - marked.at < TREMOR)) void refuse(space);
  }

  function mark({ space, move }: Way): void {
    marked = { space, at: performance.now() };
    void play(move);
  }

  /** The space shakes its head, and the rules say why. */
  async function refuse(space: string): Promise<void> {
    shaken = '';
    await tick();
    shaken = space;
    const move = attempt(space, chosen, dice);
    if (space[0] === 'n' && lost.has(Number(space.slice(1))) && !table().lesson) table().refuse('ring-and-route-page-cut-off');
    else if (move === null) table().refuse('ring-and-route-page-one-die');
    else table().why(seat, move);
  }

  async function act(what: () => Promise<boolean>, heard: 'mark' | 'done'): Promise<void> {
    if (busy) return;
    busy = true;
    const done = await what();
    busy = false;
    if (done) sound(heard);
    asked = null;
    await tick();
    refocus();
  }

  const play = (move: string): Promise<void> => act(() => table().play(seat, move), /^r(ing|oute)/.test(move) ? 'mark' : 'done');
  const takeBack = (): Promise<void> => act(() => table().takeBack(seat), 'mark');

  function reroll(): void {
    if (offer.rerolls.includes(chosen)) void play(`reroll ${chosen}`);
    else table().refuse('ring-and-route-page-choose-first');
  }

  /** Finishes; with a misthrow that could still be averted, only after a question. */
  function finish(): void {
    if (end.misthrow && offer.ways.length && confirming !== 'misthrow') confirming = 'misthrow';
    else void play('done');
  }

  return {
    get look() { return look; },
    get part() { return part; },
    get rolling() { return rolling; },
    get resting() { return resting; },
    get own() { return own; },
    get offer() { return offer; },
    get asks() { return asks; },
    get used() { return used; },
    get dice() { return dice; },
    get bright() { return bright; },
    get preview() { return preview; },
    get end() { return end; },
    get last() { return last; },
    get lost() { return lost; },
    get back() { return back; },
    get chosen() { return chosen; },
    get asked() { return asked; },
    get shaken() { return shaken; },
    get confirming() { return confirming; },
    set confirming(wanted: Confirm | null) { confirming = wanted; },
    set tried(die: string) { tried = die; },
    closeQuestion: () => (asked = null),
    forget,
    choose,
    pick,
    mark,
    play,
    reroll,
    takeBack,
    finish,
  };
}

export type Turn = ReturnType<typeof turnOf>;
