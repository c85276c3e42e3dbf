/** Plays back events at a pace that people can follow, even if they arrived together: throws one after the other, other players'
    marks one by one, one's own immediately. A game's `Pacing` divides them into steps. */

import { onDestroy, untrack } from 'svelte';
import type { GameTable, Moment } from '../games/contract';
import { hush } from './announce.svelte';
import { SPEEDS, settings } from './settings.svelte';
import { sound } from './sounds';

/** One step of the playback. */
export interface Step<Look> {
  moment: Moment<Look>;
  rolls: boolean; // its dice are in the air
  parallel: boolean; // no decision depends on it, so nobody has to wait for it
  urgent?: boolean; // it doesn't wait for parallel steps, but ends or drops them
  stops?: boolean; // somebody in a hurry comes no further than here, and goes on from here
  hold: number; // milliseconds until the next step, at least
}

/** Who is watching. */
export interface Viewer {
  mine: readonly number[];
  frozen: boolean;
  motion: boolean;
  slowness: number; // times the usual length of everything
}

/** How the events of a game are played back. */
export interface Pacing<Look> {
  /** The moment before the first throw, so that the throw is seen to fall; any later moment unchanged. */
  opening(moment: Moment<Look>): Moment<Look>;
  steps(from: Moment<Look>, to: Moment<Look>, viewer: Viewer): Step<Look>[];
  /** The pending steps that are still worth showing; if there are none, the playback jumps to the newest moment. */
  keep(waiting: Step<Look>[]): Step<Look>[];
  /** Announcements wait until every step has been shown, or every step that a decision depends on. */
  quietUntil: 'idle' | 'settled';
}

const FAR = 2; // throws that a watcher may be behind; beyond that, somebody is skipping through a record

export class Pace<Look extends { seats: unknown[] }> {
  shown = $state.raw() as Moment<Look>;
  newest = $state.raw() as Moment<Look>;
  rolling = $state(false);
  #waiting = $state.raw<Step<Look>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `fell` is called when dice begin to roll. */
  constructor(
    first: Moment<Look>,
    private readonly pacing: Pacing<Look>,
    private readonly viewer: () => Viewer,
    private readonly fell: () => void,
  ) {
    this.shown = this.newest = first;
  }

  /** Whether every step has been shown that a decision depends on. */
  get settled(): boolean {
    return !this.rolling && this.#waiting.every(({ parallel }) => parallel);
  }

  /** Whether every step has been shown. */
  get idle(): boolean {
    return !this.rolling && this.#waiting.length === 0;
  }

  /** The moment to show. Once settled, this is the newest one, with other players' seats as far as they have been shown. */
  get now(): Moment<Look> {
    const { newest, shown } = this;
    if (!this.settled || newest === shown) return shown;
    const { mine } = this.viewer();
    const seats = newest.look.seats.map((seat, at) => (mine.includes(at) ? seat : (shown.look.seats[at] ?? seat)));
    return { ...newest, look: { ...newest.look, seats } };
  }

  push(moment: Moment<Look>): void {
    if (moment === this.newest) return;
    const viewer = this.viewer();
    const back = moment.throws < this.newest.throws; // somebody travels in time
    const far = viewer.frozen && moment.throws > this.shown.throws + FAR;
    const steps = this.pacing.steps(this.newest, moment, viewer);
    const urgent = this.settled && steps[0]?.urgent;
    this.#waiting = this.pacing.keep(urgent ? steps : [...this.#waiting, ...steps]);
    this.newest = moment;
    if (back || far || document.hidden || !this.#waiting.length) this.jump();
    else if (urgent || this.#timer === undefined) this.#next();
  }

  /** Jumps to the next step that stops everybody, else to the newest moment. */
  flush(): void {
    const stop = this.#waiting.findIndex(({ stops }) => stops);
    if (stop < 0) return this.jump();
    this.#waiting = this.#waiting.slice(stop);
    this.#next();
  }

  /** Ends the roll and the pause after it, and continues with the next step. */
  skip(): void {
    if (!this.rolling) return;
    const [rest, ...waiting] = this.#waiting;
    this.#stop();
    this.#waiting = waiting;
    if (rest) this.shown = rest.moment;
    this.#next();
  }

  /** Jumps to the newest moment. */
  jump(): void {
    this.#stop();
    this.#waiting = [];
    this.shown = this.newest;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.rolling = false;
  }

  #next(): void {
    this.#stop();
    const [step, ...waiting] = this.#waiting;
    if (!step) return;
    this.#waiting = waiting;
    if (step.rolls) this.fell();
    if (step.rolls && !this.viewer().motion) return this.#next();
    this.shown = step.moment;
    this.rolling = step.rolls;
    if (step.hold > 0) this.#timer = setTimeout(() => this.#next(), step.hold * this.viewer().slowness);
    else this.#next();
  }
}

/** The playback of a table. To be called while a game's table component is initialised. */
export function follow<Look extends { seats: unknown[] }>(table: () => GameTable<Look>, pacing: Pacing<Look>): Pace<Look> {
  const viewer = (): Viewer => ({ mine: table().mine, frozen: table().frozen, motion: settings.motion, slowness: SPEEDS[settings.speed] });
  const first = untrack(() => (table().frozen ? table().now : pacing.opening(table().now)));
  const pace = new Pace(first, pacing, viewer, () => sound('roll'));
  $effect.pre(() => {
    const moment = table().now;
    untrack(() => pace.push(moment));
  });
  $effect.pre(() => {
    const quiet = !pace[pacing.quietUntil];
    untrack(() => hush(quiet));
  });
  onDestroy(() => {
    pace.jump();
    hush(false);
  });
  return pace;
}
