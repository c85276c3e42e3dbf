/** What is on a table, as the server tells it, and what can be done there. */

import type { SeatView } from '../games/contract';
import type { FromServer, LogEntry, TableView } from '../protocol';
import { announce } from './announce.svelte';
import { call, Refusal } from './api';
import { gameInfo, pieceLook } from './games';
import { said, sayWhy } from './refusals';
import { seatNames } from './seats';
import { keptShares } from './dice-share';
import { Witness } from './dice-witness';
import { TableSocket, type Act, type LinkState, type Wire } from './socket';

export class Table {
  state = $state.raw<TableView | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  mine = $state.raw<number[]>([]);
  here = $state.raw<(boolean | number)[]>([]);
  now = $state(0); // the server's clock when it last said who is here
  watchers = $state(0);
  link = $state<LinkState>('connecting');
  missing = $state(false); // the server knows no such table
  sending = $state(0);
  pieces = $state.raw<Record<string, unknown>>({});
  names = $derived(this.state ? seatNames(this.state.seats) : []);

  readonly witness: Witness;

  #socket: TableSocket;
  #revealing = new Set<number>();

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
      if (message.type === 'news') this.#announce(message.table);
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

  takeBack = (seat: number): Promise<boolean> => this.act(seat, { act: 'take_back', throw: this.state?.throws ?? 0 });

  /** All people of this device want to end the game; the server takes one for all of them. */
  async end(): Promise<void> {
    const [seat] = this.mine;
    if (seat !== undefined) await this.act(seat, { act: 'end' });
  }

  entry<W extends LogEntry['what']>(what: W): Extract<LogEntry, { what: W }> | undefined {
    return this.entries.find((entry): entry is Extract<LogEntry, { what: W }> => entry.what === what);
  }

  /** Seats as a game's folder sees them. */
  views(): SeatView[] {
    const { state, here } = this;
    return (state?.seats ?? []).map((seat, i) => ({
      name: this.names[i] ?? '',
      kind: seat.kind,
      bot: seat.bot,
      here: here[i] === undefined || here[i] === true,
      goneSince: typeof here[i] === 'number' ? here[i] : null,
      piece: seat.piece,
      thinking: state?.pending.includes(i) ?? false,
    }));
  }

  #append(entries: LogEntry[]): void {
    const fresh = entries.filter((entry) => entry.n >= this.entries.length);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    this.witness.see(fresh);
  }

  #announce(state: TableView): void {
    for (const { code, params } of state.said) {
      const name = typeof params.seat === 'number' ? this.names[params.seat] : undefined; // a bot's in the reader's language
      announce(said({ code, params: name === undefined ? params : { ...params, name } }));
    }
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

  /** Boards and sheets in play, with their other sides: a game may turn them over. */
  async #loadPieces(): Promise<void> {
    const { state } = this;
    if (!state) return;
    const sides = (await gameInfo(state.game).catch(() => undefined))?.sides ?? [];
    const named = state.seats.flatMap(({ piece }) => (piece ? (sides.find((side) => side.includes(piece)) ?? [piece]) : []));
    const offered = Object.values(state.sides).flat();
    const wanted = [...new Set([...named, ...offered])].filter((name) => !(name in this.pieces));
    if (!wanted.length) return;
    const looks = await Promise.all(wanted.map((name) => pieceLook(state.game, name).catch(() => undefined)));
    const loaded = wanted.map((name, i) => [name, looks[i]] as const).filter(([, look]) => look !== undefined);
    this.pieces = { ...this.pieces, ...Object.fromEntries(loaded) };
  }

  #linked(state: LinkState): void {
    this.link = state;
    if (state === 'lost' && !this.state) void this.#exists();
  }

  async #exists(): Promise<void> {
    try {
      await call('GET', `/api/tables/${this.id}`);
    } catch (error) {
      if (!(error instanceof Refusal) || ![400, 404, 422].includes(error.status)) return;
      this.missing = true;
      this.close();
    }
  }
}
