/** Shows what happens at the pace of the eye, although it may have arrived at once: throws one after the other, marks of others one
    by one, one's own immediately. What there is to see, a game says by its `Pacing`. */

import { onDestroy, untrack } from 'svelte';
import type { GameTable, Moment } from '../games/contract';
import { hush } from './announce.svelte';
import { settings } from './settings.svelte';
import { sound } from './sounds';

/** Something to be seen. */
export interface Step<Look> {
  moment: Moment<Look>;
  rolls: boolean; // its dice are in the air
  parallel: boolean; // it changes nothing that a decision depends on, so nobody waits for it
  urgent?: boolean; // it does not wait for parallel steps either: they end, or are left out
  hold: number; // milliseconds until the next step, at least
}

/** Who looks on. */
export interface Viewer {
  mine: readonly number[];
  frozen: boolean;
  motion: boolean;
}

/** What there is to see of a game. */
export interface Pacing<Look> {
  /** A moment in which the first throw has just fallen, as it was before, so that it is seen to fall; any other as it is. */
  opening(moment: Moment<Look>): Moment<Look>;
  steps(from: Moment<Look>, to: Moment<Look>, viewer: Viewer): Step<Look>[];
  /** Those of the steps still to be seen that are worth it; if none is, the newest moment is shown immediately. */
  keep(waiting: Step<Look>[]): Step<Look>[];
  /** Announcements wait until everything has been seen, or everything that a decision depends on. */
  quietUntil: 'idle' | 'settled';
}

const FAR = 2; // throws that somebody who only looks on may be behind: he may be leafing through a record

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

  /** Whether everything has been seen that a decision depends on. */
  get settled(): boolean {
    return !this.rolling && this.#waiting.every(({ parallel }) => parallel);
  }

  /** Whether everything has been seen. */
  get idle(): boolean {
    return !this.rolling && this.#waiting.length === 0;
  }

  /** What is to be seen: as soon as it is settled the newest moment, in which others are as far as they have been shown. */
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
    if (back || far || document.hidden || !this.#waiting.length) this.flush();
    else if (urgent || this.#timer === undefined) this.#next();
  }

  /** Shows the newest moment immediately. */
  flush(): void {
    this.#stop();
    this.#waiting = [];
    this.shown = this.newest;
  }

  /** Ends the roll, with the pause that follows it; what waits goes on. */
  skip(): void {
    if (!this.rolling) return;
    const [rest, ...waiting] = this.#waiting;
    this.#stop();
    this.#waiting = waiting;
    if (rest) this.shown = rest.moment;
    this.#next();
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
    if (step.hold > 0) this.#timer = setTimeout(() => this.#next(), step.hold);
    else this.#next();
  }
}

/** The pace of a table, for the component of its game while that is set up. */
export function follow<Look extends { seats: unknown[] }>(table: () => GameTable<Look>, pacing: Pacing<Look>): Pace<Look> {
  const viewer = (): Viewer => ({ mine: table().mine, frozen: table().frozen, motion: settings.motion });
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
    pace.flush();
    hush(false);
  });
  return pace;
}
