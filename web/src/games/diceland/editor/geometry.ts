/** Where the hexagons of a grid lie, as the server draws them (src/rollwright/games/diceland/picture/geometry.py). A text that can't
    be played yet has no drawing of the server's. */

import { columnsOf, places, type Grid, type Place } from './grid';

const WIDTH = 40; // of a hexagon, from edge to edge; it stands on a corner
const SIDE = WIDTH / Math.sqrt(3);
const MARGIN = 3;

export interface Point {
  x: number;
  y: number;
}

export function centre({ column, row }: Place): Point {
  return { x: MARGIN + WIDTH * (column + 0.5 + (row % 2) / 2), y: MARGIN + SIDE * (1 + 1.5 * row) };
}

export const size = (grid: Grid): { width: number; height: number } => ({
  width: 2 * MARGIN + WIDTH * (columnsOf(grid) + (grid.rows.length > 1 ? 0.5 : 0)),
  height: 2 * MARGIN + SIDE * (1.5 * grid.rows.length + 0.5),
});

/** Clockwise from the top. */
function corners(place: Place): Point[] {
  const { x, y } = centre(place);
  const [right, half] = [WIDTH / 2, SIDE / 2];
  return [
    { x, y: y - SIDE },
    { x: x + right, y: y - half },
    { x: x + right, y: y + half },
    { x, y: y + SIDE },
    { x: x - right, y: y + half },
    { x: x - right, y: y - half },
  ];
}

const short = (value: number): string => `${Math.round(value * 100) / 100}`;
const written = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

export const outline = (place: Place): string => corners(place).map(written).join(' ');

const SIDES = [[5, 4], [1, 2], [5, 0], [0, 1], [4, 3], [3, 2]] as const; // corners of the edges, in the order of `adjacent`

/** The edge towards a neighbour, by its place in the order of `adjacent`. */
export function edge(place: Place, side: number): string {
  const all = corners(place);
  const [from, to] = SIDES[side]!;
  return `M${written(all[from]!)}L${written(all[to]!)}`;
}

/** The place under a point: the nearest one, if the point is in it. */
export function placeAt(grid: Grid, point: Point): Place | null {
  const all = [...places(grid)].map((place) => ({ place, away: Math.hypot(centre(place).x - point.x, centre(place).y - point.y) }));
  const nearest = all.reduce((one, other) => (other.away < one.away ? other : one), { place: null as Place | null, away: SIDE });
  return nearest.place;
}
