import type { Component } from 'svelte';

/** What a game's folder exports as `game`. A third game brings such a folder and nothing else. */
export interface GameModule {
  name: string; // "diceland", as in the protocol
  Piece: Component<{ piece: unknown; title?: string }>; // an empty board or sheet, for set-up and choosing a side
  Table: Component<TableProps>; // the playing area
  Rules: () => Promise<{ default: Component<Record<string, never>> }>;
}

/** A number below n, from the bytes of a roll. */
export type Draw = (n: number) => number;

/** How a game uses what the fair dice give (docs/fair-dice.md); `fair.ts` of its folder exports it as `dice`. */
export interface GameDice {
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
  seats: { name: string; board?: string; sheet?: string }[];
  events: [number | 'dice', string][];
  dice?: Record<string, string>;
}

/** What an event's notation says, for the list of events; `events.ts` of the folder exports it as `tell`. */
export type Tell = (words: string) => string;

export interface SeatView {
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string | null;
  here: boolean;
  goneSince: number | null;
  piece: string | null;
  thinking: boolean;
}

export interface TableProps {
  seats: SeatView[];
  pieces: Record<string, unknown>; // piece_look by piece name, loaded by the shell
  look: unknown; // the game's own look (docs/protocol.md)
  first: number;
  throws: number;
  pending: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  seat: number; // whose part is shown large
  mine: number[]; // seats of this device ([] for a watcher)
  moves: Record<number, string[]>; // legal moves of my seats
  back: number[]; // my seats that can take a mark back
  frozen: boolean; // watching, time travel, replay: nothing can be played
  play: (seat: number, move: string) => Promise<boolean>; // false if refused (the shell has said why)
  takeBack: (seat: number) => Promise<boolean>;
  show: (seat: number) => void; // asks the shell to show another seat large
}
