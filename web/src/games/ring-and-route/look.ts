/** What the server says about a game of Ring & Route and its sheets (docs/protocol.md). */

import { palette, type Paint } from '../../palette';

export const COLOURS = ['r', 'y', 'g', 'b', 'p', 's'] as const;
export type Colour = (typeof COLOURS)[number];
export type DieName = 'A' | 'B' | 'C';

export interface SheetPiece {
  name: string;
  box: [number, number, number, number];
  middle: number;
  soft: number;
  radius: number;
  ring: { colour: Colour; x: number; y: number; outline: string; turn: number }[];
  numbers: { value: number; x: number; y: number }[];
  links: [number, number][];
}

export interface DieLook {
  die: DieName;
  number: number; // 0 while it is still to fall
  colour: Colour | '';
}

export interface SheetLook {
  sheet: string;
  ring: number[];
  route: number[];
  misthrows: number;
  points: { ring: number; route: number; sum: number };
}

export interface SeatLook {
  sheets: SheetLook[];
  used: string;
  due: number;
  done: boolean;
  ended: boolean;
  open: string;
}

export interface Tables {
  ring: [least: number, points: number][];
  route: number[];
  dice: Record<DieName, string>;
}

export interface Look {
  phase: 'throw' | 'decide' | 'mark' | 'over';
  active: number;
  turn: number;
  dice: DieLook[];
  last: string;
  tables: Tables;
  seats: SeatLook[];
}

export const MISTHROWS = 3; // boxes on a sheet

const PAINTS: Record<Colour, Paint> = {
  r: palette.red,
  y: palette.yellow,
  g: palette.green,
  b: palette.blue,
  p: palette.purple,
  s: palette.grey,
};

export function paint(colour: Colour): Paint {
  return PAINTS[colour];
}

/** The sheet that a seat is on. */
export function currentSheet(seat: SeatLook): SheetLook {
  return seat.sheets[seat.sheets.length - 1]!;
}

/** Which links of a hexadecimal set are in it. */
export function openLinks(hexadecimal: string): (link: number) => boolean {
  const bits = BigInt(`0x${hexadecimal || '0'}`);
  return (link) => ((bits >> BigInt(link)) & 1n) === 1n;
}
