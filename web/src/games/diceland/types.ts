/** The server's data about Diceland (docs/protocol.md, src/rollwright/games/diceland/page.py). */

import { palette, type Paint } from '../../palette';

export const COLOURS = ['r', 'y', 'g', 'b', 'o', 's'] as const; // the order everywhere
export type Colour = (typeof COLOURS)[number];

export const PAINTS: Record<Colour, Paint> = {
  r: palette.red,
  y: palette.yellow,
  g: palette.green,
  b: palette.blue,
  o: palette.orange,
  s: palette.grey,
};

export interface Hexagon {
  x: number;
  y: number;
  points: string;
}

export interface Space extends Hexagon {
  name: string; // "d5"
  colour: Colour;
  treasure: boolean;
  territory: number;
}

export interface Board {
  name: string;
  columns: number;
  rows: number;
  width: number;
  height: number;
  goal: number; // treasures that win
  start: Hexagon;
  spaces: Space[];
  obstacles: Hexagon[];
  borders: [number, number, number, number][];
  labels: { text: string; x: number; y: number }[];
  status: number[]; // treasure spaces in the order of the status bar
}

export interface Throw {
  kind: 'first' | 'again' | 'treasure';
  seat: number;
  aside: string; // the dice that lay aside, by their colours
  dice: string; // how the others fell
}

export interface Dice {
  aside: string;
  others: string;
  due: number; // dice that fall next
  chosen: Colour | null;
  owner: number | null; // of the treasure throw
  thrown: Throw[]; // the newest throw, and those before it that no decision lies between
}

/** Dice at the end of phase 1 that their player can't use (D11). Only the page knows this: see steps.ts. */
export interface Lost {
  seat: number;
  colour: Colour;
  room: number | 'full'; // dice that would have fitted, or that the colour is complete
  dice: Dice; // as they lay
}

export interface SeatLook {
  crossed: string; // hexadecimal, a bit for each space
  treasures: number;
  complete: string;
  owed: number; // treasure throws
  using: Colour | null;
  left: number; // crosses due
}

export type Phase = 'throw' | 'pick' | 'decide' | 'mark' | 'treasure' | 'over';

export interface Look {
  phase: Phase;
  active: number;
  round: number;
  dice: Dice;
  goal: number; // treasures that win
  room: Partial<Record<Colour, number>>; // dice that the active seat could use at most
  reach: Record<number, Partial<Record<Colour, string>>>; // by seat that chooses a colour: spaces where its dice could begin
  idle: number[]; // seats that can use none of the dice
  seats: SeatLook[];
  lost?: Lost;
}

/** The colours that a seat has completed. */
export function completeColours(complete: string): Colour[] {
  return [...complete] as Colour[];
}
