/** What is on a table, as the server tells it, and what can be done there. */

import type { SeatView } from '../games/contract';
import type { FromServer, LogEntry, News, TableView } from '../protocol';
import { announce } from './announce.svelte';
import { call, Refusal } from './api';
import { FIRST_EDITION, ownLooks, pieceLooks } from './games';
import { sayWhy, told } from './refusals';
import { chairColour, seatLabels, seatNames } from './seats';
import { keptShares } from './dice-share';
import { Witness } from './dice-witness';
import { t } from './words.svelte';
import { TableSocket, type Act, type LinkState, type Wire } from './socket';
import { NO_ENTRIES } from './tables';

const PATIENCE = 4000; // milliseconds
const POSSIBLE = 'refused-possible'; // the position has changed since the question

export class Table {
  state = $state.raw<TableView | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  mine = $state.raw<number[]>([]);
  here = $state.raw<(boolean | number)[]>([]);
  now = $state(0); // the server's clock when it last said who is here
  watchers = $state(0);
  link = $state<LinkState>('connecting');
  cut = $state(false); // without a connection for so long that it is said
  storing = $state(true); // whether the server can store anything at present
  missing = $state(false); // the server knows no such table
  moved = $state(false); // its seats are those of another device now, not of another tab
  sending = $state(0);
  pieces = $state.raw<Record<string, unknown>>({});
  complete = $state(false); // with its boards or sheets, and the code and the words of its game
  names = $derived(this.state ? seatNames(this.state.seats) : []);

  readonly witness: Witness;

  #socket: TableSocket;
  #revealing = new Set<number>();
  #wondering = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    open?: (url: string) => Wire,
  ) {
    this.witness = new Witness(id);
    const origin = location.origin.replace(/^http/, 'ws');
    const listener = {
      since: () => this.entries.length,
      hear: (m: FromServer) => this.hear(m),
      link: (s: LinkState) => this.#linked(s),
      storing: (works: boolean) => (this.storing = works),
    };
    this.#socket = new TableSocket(`${origin}/api/tables/${id}/socket`, listener, open);
  }

  connect(): void {
    this.#socket.connect();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  close(): void {
    this.#socket.close();
  }

  hear(message: FromServer): void {
    if (message.type === 'here') {
      this.here = message.here;
      this.watchers = message.watchers;
      this.now = message.now;
    } else if (message.type === 'part') {
      this.#append(message.entries);
    } else if (message.type === 'welcome' || message.type === 'news') {
      this.mine = message.mine;
      this.#append(message.entries);
      if (this.mine.length) this.witness.sit();
      this.state = message.table;
      if (message.type === 'news') this.#announce(message);
      this.#revealShare();
      void this.#loadPieces();
    }
  }

  /** Does something; false if it was refused, and then the reason has been said. */
  async act(seat: number, act: Act): Promise<boolean> {
    this.sending++;
    try {
      await this.#socket.command(seat, act);
      return true;
    } catch (error) {
      sayWhy(error);
      return false;
    } finally {
      this.sending--;
    }
  }

  play = (seat: number, move: string): Promise<boolean> => this.act(seat, { act: 'move', throw: this.state?.throws ?? 0, move });

  /** Says why a move is not possible. Whoever taps on meanwhile gets one answer, not a dozen. */
  async why(seat: number, move: string): Promise<void> {
    if (this.#wondering) return;
    this.#wondering = true;
    try {
      await this.#socket.command(seat, { act: 'why', throw: this.state?.throws ?? 0, move });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== POSSIBLE) sayWhy(error);
    } finally {
      this.#wondering = false;
    }
  }

  takeBack = (seat: number): Promise<boolean> => this.act(seat, { act: 'take_back', throw: this.state?.throws ?? 0 });

  /** All people of this device want to end the game; the server takes one for all of them. */
  async end(): Promise<void> {
    const [seat] = this.mine;
    if (seat !== undefined) await this.act(seat, { act: 'end' });
  }

  entry<W extends LogEntry['what']>(what: W): Extract<LogEntry, { what: W }> | undefined {
    return this.entries.find((entry): entry is Extract<LogEntry, { what: W }> => entry.what === what);
  }

  /** The seats of this device that have to decide. */
  get asked(): number[] {
    return this.mine.filter((seat) => this.state?.moves[seat]?.length);
  }

  /** Seats as a game's folder sees them. */
  views(): SeatView[] {
    const { state, here } = this;
    const labels = seatLabels(state?.seats ?? [], this.mine);
    return (state?.seats ?? []).map((seat, i) => ({
      name: this.names[i] ?? '',
      label: labels[i] ?? '',
      kind: seat.kind,
      bot: seat.bot,
      here: here[i] === undefined || here[i] === true,
      goneSince: typeof here[i] === 'number' ? here[i] : null,
      piece: seat.piece,
      thinking: state?.pending.includes(i) ?? false,
      colour: chairColour(seat.chair),
    }));
  }

  #append(entries: LogEntry[]): void {
    const fresh = entries.filter((entry) => entry.n >= this.entries.length);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    this.witness.see(fresh);
  }

  #announce({ entries, table }: News): void {
    for (const entry of entries) {
      if (entry.what !== 'plays_on' || this.mine.includes(entry.seat)) continue;
      announce(t('page-plays-on', { name: this.names[entry.seat] ?? '' }));
    }
    table.said.forEach((news) => announce(told(news, this.names, this.mine)));
  }

  /** Reveals what this browser has promised, but only after it has seen that the seats were closed with this promise. */
  #revealShare(): void {
    if (this.state?.phase !== 'revealing') return;
    for (const seat of this.mine) {
      const share = this.witness.shareFor(seat, keptShares(this.id));
      if (!share || !this.state.pending.includes(seat) || this.#revealing.has(seat)) continue;
      this.#revealing.add(seat);
      this.witness.send(share);
      void this.act(seat, { act: 'reveal', share: share.share }).then(() => this.#revealing.delete(seat));
    }
  }

  /** Boards and sheets in play, and those that are offered. All is drawn in one go, so that nothing moves when they come. */
  async #loadPieces(): Promise<void> {
    const { state } = this;
    if (!state) return;
    const names = [...state.seats.flatMap(({ piece }) => piece ?? []), ...Object.values(state.sides).flat()];
    const isMissing = (state.own ?? []).some((name) => !(name in this.pieces));
    const own = isMissing ? await ownLooks(this.id).catch(() => ({})) : {};
    const edition = this.entry('made')?.edition ?? FIRST_EDITION;
    const pieces = await pieceLooks(state.game, names, { ...this.pieces, ...own }, edition);
    if (Object.keys(pieces).length > Object.keys(this.pieces).length) this.pieces = pieces;
    this.complete = true;
  }

  #linked(state: LinkState): void {
    this.link = state;
    this.#bePatient(state);
    if (state === 'lost' && !this.state) void this.#exists();
    if (state === 'elsewhere') void this.#where();
  }

  /** A server that restarts, or a network that hiccups, is back before anybody has to know. */
  #bePatient(state: LinkState): void {
    if (state === 'lost' || state === 'connecting') this.#patience ??= setTimeout(() => (this.cut = true), PATIENCE);
    else {
      clearTimeout(this.#patience);
      this.#patience = undefined;
      this.cut = false;
    }
  }

  async #where(): Promise<void> {
    const answer = await call<{ mine: number[] }>('GET', `/api/tables/${this.id}?since=1000000000`).catch(() => null);
    this.moved = answer?.mine.length === 0;
  }

  async #exists(): Promise<void> {
    try {
      await call('GET', `/api/tables/${this.id}?since=${NO_ENTRIES}`);
    } catch (error) {
      if (!(error instanceof Refusal) || ![400, 404, 422].includes(error.status)) return;
      this.missing = true;
      this.close();
    }
  }
}
