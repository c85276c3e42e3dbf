/** The contract between the page and its games. A game is a folder here, named as in the protocol; nothing else of the page
    knows a game. A game without a folder is shown on the table in `generic/`.

    index.ts        exports `game`, see Game
    Picture.svelte  a living picture for the home page, which loads it without the rest
    events.ts       exports `tell`, see Tell
    settings.ts     exports `switches`, see Switch
    dice-check.ts   exports `dice`, see GameDice

    Only index.ts must be there. What the game says is in src/rollwright/games/<name>/words: `page` on every page, `rules` on
    its rules, the rest at its tables. */

import type { Component } from 'svelte';

type Plain = Component<Record<string, never>>;

/** How a game is shown. `Look` is what the server tells of a position, `Piece` what it tells of a board or sheet
    (docs/protocol.md); both are the game's own, and the page hands them on as they are. */
export interface Game<Look = any, Piece = any> {
  Table: Component<{ table: GameTable<Look, Piece> }>; // the playing area
  Piece: Component<{ piece: Piece }>; // an empty board or sheet, for set-up and for choosing a side
  Rules: () => Promise<{ default: Component<{ game: string }> }>; // the rules, in short
}

export type Picture = Plain;

/** A table as its game sees it: a live one, one that is looked back on, or a record. A component reads what it needs when it needs
    it, and is updated when that changes. */
export interface GameTable<Look = any, Piece = any> {
  readonly game: string;
  readonly seats: SeatView[];
  readonly pieces: Record<string, Piece>; // boards or sheets by their names; they may come a little later than the rest
  readonly now: Moment<Look>;
  readonly seat: number; // whose part is shown large
  readonly mine: number[]; // seats of this device, none for a watcher
  readonly moves: Record<number, string[]>; // legal moves of my seats, in the words of the notation
  readonly back: number[]; // my seats that can take a mark back
  readonly frozen: boolean; // watching, time travel, replay: nothing can be played
  play(seat: number, move: string): Promise<boolean>; // false if it was refused; the page has said why
  takeBack(seat: number): Promise<boolean>;
  show(seat: number): void; // shows another seat large
}

/** A moment of a game. */
export interface Moment<Look = any> {
  look: Look;
  throws: number; // so far
  pending: number[]; // seats that are asked
  scores: number[];
  over: boolean;
  winners: number[];
}

export interface SeatView {
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string | null; // its level; of a person, the one that plays in his place
  here: boolean;
  goneSince: number | null;
  piece: string | null;
  thinking: boolean;
}

/** What the notation of an event says, for the list of events; a game without it is told in its notation. */
export type Tell = (words: string) => string;

/** A choice of this browser that only concerns one game: off until somebody switches it on. */
export interface Switch {
  name: string; // as in `settings.switches`
  label: string; // a message of the game's catalogue for the page
  hint?: string;
}

/** A number below n, from the bytes of a roll. */
export type Draw = (n: number) => number;

/** How a game uses what the fair dice give (docs/fair-dice.md); without it, its dice can't be checked in a browser. */
export interface GameDice {
  /** The sides of each board or paper, by their names. */
  sides: string[][];
  /** What lies before a seat of a record. */
  pieceOf: (seat: GameRecord['seats'][number]) => unknown;
  /** The piece of each seat by lot. */
  deal: (seats: number, draw: Draw) => string[];
  /** For each throw among the events of a record: its index there, and how the dice should have fallen. */
  throws: (record: GameRecord) => Iterable<{ index: number; expected: (draw: Draw) => string }>;
  /** A throw's words in the order that `expected` has. */
  sorted: (words: string) => string;
}

/** The fields of a record that matter to dice. */
export interface GameRecord {
  game: string;
  first: number;
  seats: Record<string, unknown>[];
  events: [number | 'dice', string][];
  dice?: Record<string, string>;
}
