/** What this device decides at a table: for which seat, what is offered to it, and the moves that it sends. */

import { bitsOf } from '../../lib/bits';
import type { Pace } from '../../lib/pace.svelte';
import { settings } from '../../lib/settings.svelte';
import { sound } from '../../lib/sounds';
import type { GameTable } from '../contract';
import { forced, isHeld, readMoves, tapHeld, type Offer } from './moves';
import type { Board, Colour, Look } from './types';

type Table = GameTable<Look, Board>;

const NONE: ReadonlySet<number> = new Set();

export class Acting {
  sending = $state(false); // a move is under way to the server
  #keeps: Record<number, number | null> = $state({}); // the held cross of each seat
  #wanted = $state.raw<number[]>([]); // spaces that are still to be crossed, one after the other
  #ends = false; // the last of them is confirmed, too
  #answered = $state.raw<readonly string[]>([]); // the moves that the last one was chosen from

  /** `decided` is called when a move is made. */
  constructor(
    private readonly table: () => Table,
    private readonly pace: Pace<Look>,
    private readonly decided: () => void,
  ) {}

  /** The seat that this device decides for: the one shown if it has something to do, else one of its seats that has. */
  readonly seat: number = $derived.by(() => {
    const { mine, seat, moves, back } = this.table();
    const busy = mine.filter((own) => moves[own]?.length || back.includes(own));
    return busy.includes(seat) ? seat : (busy[0] ?? (mine.includes(seat) ? seat : -1));
  });
  readonly isShown: boolean = $derived.by(() => this.seat === this.table().seat);
  readonly board: Board | undefined = $derived.by(() => this.table().pieces[this.table().seats[this.seat]?.piece ?? '']);
  readonly part = $derived.by(() => this.pace.now.look.seats[this.seat]);
  readonly crossed: ReadonlySet<number> = $derived.by(() => bitsOf(this.part?.crossed ?? '0'));
  readonly playable: boolean = $derived.by(() => this.pace.settled && !this.table().frozen && !this.table().now.over);
  readonly offer: Offer | null = $derived.by(() => {
    const moves = this.table().moves[this.seat];
    return this.playable && this.board && moves?.length ? readMoves(moves, this.board) : null;
  });
  readonly left: number = $derived.by(() => this.part?.left ?? 0);
  readonly holds: boolean = $derived.by(() => isHeld(this.left, this.offer?.crosses.size ?? 0, settings.switches.immediate ?? false));
  readonly held: number | null = $derived.by(() => {
    const kept = this.#keeps[this.seat] ?? null;
    return kept !== null && this.offer?.crosses.has(kept) && this.holds ? kept : null;
  });
  readonly canTakeBack: boolean = $derived.by(() => this.playable && (this.held !== null || this.table().back.includes(this.seat)));
  /** The spaces of the shown board that can be crossed. */
  readonly legal: ReadonlySet<number> = $derived.by(() => (this.offer && this.isShown ? this.offer.crosses : NONE));
  /** All that is left to cross, if there is no choice. */
  readonly forced: number[] = $derived.by(() =>
    this.offer && this.board && !this.table().lesson ? forced(this.board, this.crossed, this.offer.crosses, this.left) : [],
  );

  /** Where the dice of a colour could go, by what the server says. */
  reach(colour: Colour): ReadonlySet<number> {
    const bits = this.offer ? this.pace.now.look.reach[this.seat]?.[colour] : undefined;
    return bits ? bitsOf(bits) : NONE;
  }

  async send(move: string): Promise<boolean> {
    if (this.sending || !this.offer) return false;
    this.pace.flush(); // whoever decides has seen enough
    this.decided();
    this.sending = true;
    this.#answered = this.table().moves[this.seat] ?? [];
    sound(move.startsWith('cross') ? 'mark' : 'done');
    const played = await this.table().play(this.seat, move);
    this.sending = false;
    if (!played) [this.#wanted, this.#answered] = [[], []];
    return played;
  }

  choose(colour: Colour): void {
    void this.send(this.offer?.picks.length ? `pick ${colour}` : `use ${colour}`);
  }

  /** Uses the colour of a space, and crosses it. */
  useAt(space: number): void {
    this.choose(this.board!.spaces[space]!.colour);
    this.cross(space);
  }

  /** Crosses a space that can be crossed, or one that was tapped while the cross before it is under way. */
  cross(space: number): void {
    this.#wanted = [...this.#wanted, space];
    this.#ends = false;
  }

  crossAll(): void {
    this.#wanted = this.forced;
    this.#ends = true;
  }

  /** Whether taps on spaces are still being worked off. */
  get isCrossing(): boolean {
    return this.sending || this.#wanted.length > 0;
  }

  /** Goes on with the next wanted space, once the server has answered the one before; returns one that turned out impossible.
      To be called in an effect. */
  next(): number | null {
    const { offer } = this;
    if (this.sending || this.#wanted.length === 0 || this.table().moves[this.seat] === this.#answered) return null;
    const space = this.#wanted.find((wanted) => offer?.crosses.has(wanted));
    if (space === undefined || !offer) {
      const [first] = this.#wanted;
      this.#wanted = [];
      return offer && first !== undefined ? first : null;
    }
    this.#wanted = this.#wanted.filter((wanted) => wanted !== space);
    if (this.holds && !this.#ends) this.#hold(space);
    else void this.send(`cross ${this.board?.spaces[space]?.name}`);
    return null;
  }

  async done(): Promise<void> {
    if (this.held === null) return;
    const from = this.seat;
    if (await this.send(`cross ${this.board?.spaces[this.held]?.name}`)) this.#keeps[from] = null;
  }

  async takeBack(): Promise<void> {
    if (!this.canTakeBack || this.sending) return;
    this.#wanted = [];
    if (this.held !== null) {
      this.#keeps[this.seat] = null;
      return;
    }
    this.sending = true;
    await this.table().takeBack(this.seat);
    this.sending = false;
  }

  #hold(space: number): void {
    this.#keeps[this.seat] = tapHeld(this.held, space);
    sound('mark');
  }
}
