/** The server's data about Ring & Route (docs/protocol.md, src/rollwright/games/ring_and_route/page.py). */

import { palette, type Paint } from '../../palette';

export const COLOURS = ['r', 'y', 'g', 'b', 'p', 's'] as const;
export type Colour = (typeof COLOURS)[number];
export type DieName = 'A' | 'B' | 'C';

/** A sheet as it is printed. */
export interface Sheet {
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

/** What is marked on a sheet. */
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
  open: string; // hexadecimal, a bit for each link that the route may still use
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

export const PAINTS: Record<Colour, Paint> = {
  r: palette.red,
  y: palette.yellow,
  g: palette.green,
  b: palette.blue,
  p: palette.purple,
  s: palette.grey,
};

/** The seats whose second sheet has all its misthrows, and those whose second sheet is full (R15). */
export function enders({ seats, tables }: Look): Record<'misthrows' | 'full', number[]> {
  const most = tables.ring.at(-1)?.[0];
  const having = (ended: (second: SheetLook) => boolean): number[] =>
    [...seats.keys()].filter((seat) => seats[seat]!.sheets[1] && ended(seats[seat]!.sheets[1]));
  return {
    misthrows: having(({ misthrows }) => misthrows >= MISTHROWS),
    full: having(({ ring, route }) => ring.length === most && route.length === tables.route.length),
  };
}

/** The seats that end the game with this throw, while others still mark. */
export function endingNow(look: Look): number[] {
  const { misthrows, full } = enders(look);
  return look.phase === 'mark' ? [...new Set([...misthrows, ...full])] : [];
}

/** The sheet that a seat is on. */
export function currentSheet(seat: SeatLook): SheetLook {
  return seat.sheets[seat.sheets.length - 1]!;
}

/** The seats that have to decide, as far as it is shown. */
export function deciders({ phase, active, seats }: Look): number[] {
  if (phase === 'decide') return [active];
  return phase === 'mark' ? [...seats.keys()].filter((seat) => !seats[seat]!.done) : [];
}
