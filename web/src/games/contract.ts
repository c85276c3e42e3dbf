/** The contract between the page and its games. Each game has a folder here, named as in the protocol, and no other code of the
    page depends on a game. A game without a folder is played on the table in `generic/`.

    index.ts        exports `game`, see Game
    Picture.svelte  an animated picture for the home page, which loads it separately
    events.ts       exports `tell`, see Tell
    settings.ts     exports `switches`, see Switch
    dice-check.ts   exports `dice`, see GameDice

    Its Table has a `section` with tabindex -1 that hears the game's keys: it gets the focus where nothing else has it. And it places
    the page's line of news (lib/ui/News.svelte) where it covers nothing and is seen, best under the dice. It leaves the height
    `--below` of the window to what the page shows below it. The message `<game>-page-keys` tells its keys.

    Only index.ts is required. The game's messages are in src/rollwright/games/<name>/words: those in `page` are loaded on every
    page, those in `rules` with its rules, the others at its tables. */

import type { Component } from 'svelte';
import type { Fault, Remark } from '../protocol';

type Plain = Component<Record<string, never>>;

/** The components of a game. `Look` is the server's data about a position, `Piece` its data about a board or sheet
    (docs/protocol.md). Both are specific to the game; the page passes them on unchanged. */
export interface Game<Look = any, Piece = any> {
  Table: Component<{ table: GameTable<Look, Piece> }>; // the playing area
  Piece: Component<{ piece: Piece }>; // an empty board or sheet, for set-up and for choosing a side
  turns?: boolean; // whether boards or sheets are turned over in a game, so that their other sides are needed
  /** A summary of the rules: in general, or for a table with certain boards or sheets. */
  Rules: () => Promise<{ default: Component<{ game: string; pieces?: Record<string, Piece> }> }>;
  /** How a seat stands, always in view beside its name; without it, its score. */
  standing?: (look: Look, seat: number) => Standing;
  /** How the game has ended, with names; '' or without it, the catalogue says it without. */
  ended?: (table: GameTable<Look, Piece>) => string;
  /** At the end of the game: what completed it, how many rounds it took, and where the points of each seat came from. Without it,
      there is a table of the scores. */
  Summary?: () => Promise<{ default: Component<{ table: GameTable<Look, Piece> }> }>;
  /** A decision as a small picture, for reviews: dice and board as they were, with what was played and what was better. */
  Moment?: () => Promise<{ default: Component<DecisionSeen<Look, Piece>> }>;
  /** A board or sheet on which marks are set by hand, for the analysis board. Without it, positions come from events and from text. */
  Edit?: () => Promise<{ default: Component<PositionEdited<Look, Piece>> }>;
  /** Dice that are laid by hand, for the analysis board. Without it, there is a list of all throws. */
  Throw?: () => Promise<{ default: Component<ThrowLaid<Look>> }>;
  /** Boards or sheets of one's own are made with it, in the workshop. Without it, they are made as text. */
  PieceEditor?: () => Promise<PieceEditor>;
}

/** How a game's own boards or sheets are drawn by hand. The workshop keeps the text, and undoes, checks, stores, shares, prints and
    plays it; the editor makes of the text a picture that can be changed, and of the picture a text. */
export interface PieceEditor {
  default: Component<PieceEdited>;
  blank: string; // the text to begin with
  extension: string; // of files: “txt”
  /** A picture of a text that can't be played yet, for lists; without it, there is none. */
  Sketch?: Component<{ text: string }>;
}

/** A board or sheet that is being made: in its own text (docs/notation.md), which may be anything, playable or not. */
export interface PieceEdited {
  text: string;
  /** Each change is a step that can be undone; those with the same gesture, such as a stroke of the brush, are one. */
  change: (text: string, gesture?: unknown) => void;
  fault: PieceFault | null; // why it can't be played, as far as it has been checked
  notices: PieceNotice[]; // what is unusual about it
  mode: 'draw' | 'copy'; // it is designed, or typed in from a table
}

/** What is wrong with a text: a message with its parameters, the rule, and where it is, as far as it is anywhere. */
export type PieceFault = Fault;

/** What is unusual about a board or sheet. */
export type PieceNotice = Remark;

/** A position that is being set up. Whether it can be is the server's to say. */
export interface PositionEdited<Look = any, Piece = any> {
  setup: any; // the game's own, as in a record (docs/notation.md)
  look: Look; // the last position that could be
  pieces: Record<string, Piece>;
  view: SeatView; // whose board or sheet
  seat: number;
  change: (setup: any) => void;
}

/** A throw that is due. */
export interface ThrowLaid<Look = any> {
  look: Look;
  lay: (words: string) => void; // in notation
}

/** A decision in a review. */
export interface DecisionSeen<Look = any, Piece = any> {
  look: Look; // before it
  pieces: Record<string, Piece>;
  view: SeatView; // of the seat that decided
  seat: number;
  played: string[]; // moves
  better: string[];
}

/** In a few letters, such as “4/9”, and in words for those who can't see them beside a name, such as “4 of 9 treasures”. */
export interface Standing {
  short: string;
  label: string;
}

export type Picture = Plain;

/** What a game knows of its table: a live game, an earlier moment of one, or a record. The properties are reactive. */
export interface GameTable<Look = any, Piece = any> {
  readonly game: string;
  readonly seats: SeatView[];
  readonly pieces: Record<string, Piece>; // boards or sheets by name, loaded after the rest
  readonly now: Moment<Look>;
  readonly seat: number; // the one shown large
  readonly mine: number[]; // seats of this device, none for a watcher
  readonly moves: Record<number, string[]>; // legal moves of my seats, in notation
  readonly back: number[]; // my seats that can take back a move
  readonly lesson?: boolean; // whoever learns does everything by hand
  readonly hinted?: string[]; // the moves of a hint; the game marks where they are
  readonly frozen: boolean; // watching, time travel, replay: nothing can be played
  play(seat: number, move: string): Promise<boolean>; // false if refused; the page has shown the reason
  refuse(code: string): void; // the page says why a try can't even be a move
  why(seat: number, move: string): void; // the page says why this move of my pending seat is not possible now; nothing is played
  takeBack(seat: number): Promise<boolean>;
  show(seat: number): void; // shows another seat large
  asks?(seats: number[]): void; // the game tells whose decision it shows; else the page marks those whom the server asks, after all is shown
}

/** A moment of a game. */
export interface Moment<Look = any> {
  look: Look;
  throws: number; // so far
  pending: number[]; // seats that have to decide
  scores: number[];
  over: boolean;
  winners: number[];
}

export interface SeatView {
  name: string; // in sentences
  label: string; // in lists: the same, but “You” for a reader without a name
  kind: 'person' | 'bot' | 'open';
  bot: string | null; // its level; for a person, that of the bot playing instead
  here: boolean;
  goneSince: number | null;
  piece: string | null;
  thinking: boolean;
  colour: string; // of the person or bot, as CSS has it
}

/** An event as text, from its notation and the position after it, for the list of events: in colours and numbers, as people
    would say it. Without it, the list shows the notation. */
export interface Tell<Look = any, Piece = any> {
  (words: string, look: Look, at: Told<Look, Piece>): string;
  /** The moves of one decision together, as what is to be done; without it, one after the other. */
  all?: (moves: string[], look: Look, at: Told<Look, Piece>) => string;
  /** The same as advice to whoever has to decide, in the imperative. */
  advise?: (moves: string[], look: Look, at: Told<Look, Piece>) => string;
}

/** Where an event happened. */
export interface Told<Look = any, Piece = any> {
  seat: number | null; // null for a throw
  before: Look | null; // null for the first event
  seats: SeatView[];
  pieces: Record<string, Piece>;
}

/** A setting of one game, stored in this browser; off by default. */
export interface Switch {
  name: string; // its key in `settings.switches`
  label: string; // a message identifier
  hint?: string;
}

/** A number below n, from the bytes of a roll. */
export type Draw = (n: number) => number;

/** How a game uses what the fair dice give (docs/fair-dice.md); without it, its dice can't be checked in a browser. */
export interface GameDice {
  /** Whether how throws are written and what is dealt is known from the server only. */
  told?: boolean;
  /** The sides of each board or paper, by their names. */
  sides: string[][];
  /** What lies before a seat of a record. */
  pieceOf: (seat: GameRecord['seats'][number]) => unknown;
  /** The piece of each seat by lot, from a set ('' is the game's first); null if there is no such set. */
  deal: (seats: number, draw: Draw, set: string) => string[] | null;
  /** The sides of each board or paper of one's own, by their names, from the texts in the log; null if they can't be read. */
  own?: (texts: string[]) => string[][] | null;
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
  setup?: unknown; // the position that the game begins with
  dice?: Record<string, string>;
}
