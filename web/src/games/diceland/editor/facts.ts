/** What is on a grid, counted while it is drawn. What is playable, the server says. */

import { COLOURS, type Colour } from '../types';
import { adjacent, cellAt, places, placeName, type Grid, type Place } from './grid';

const USUAL = { least: 2, most: 6 }; // spaces of a territory (D3a)

export interface ColourFacts {
  colour: Colour;
  spaces: number;
  treasures: number;
  territories: number[]; // their sizes, ascending
}

export interface Territory {
  colour: Colour;
  places: Place[];
}

export const isUsual = (spaces: number): boolean => spaces >= USUAL.least && spaces <= USUAL.most;

export function colourOf(cell: string): Colour | null {
  const colour = cell.toLowerCase() as Colour;
  return COLOURS.includes(colour) ? colour : null;
}

export const isTreasure = (cell: string): boolean => colourOf(cell) !== null && cell !== cell.toLowerCase();

/** Connected groups of one colour (D3), in reading order. */
export function territories(grid: Grid): Territory[] {
  const seen = new Set<string>();
  const found: Territory[] = [];
  for (const first of places(grid)) {
    const colour = colourOf(cellAt(grid, first));
    if (colour === null || seen.has(placeName(first))) continue;
    const group = [first];
    seen.add(placeName(first));
    for (const place of group) {
      const next = adjacent(place).filter((other) => colourOf(cellAt(grid, other)) === colour && !seen.has(placeName(other)));
      next.forEach((other) => seen.add(placeName(other)));
      group.push(...next);
    }
    found.push({ colour, places: group });
  }
  return found;
}

export function facts(grid: Grid): ColourFacts[] {
  const cells = grid.rows.flat();
  const groups = territories(grid);
  return COLOURS.map((colour) => {
    const own = cells.filter((cell) => colourOf(cell) === colour);
    const sizes = groups.filter((group) => group.colour === colour).map((group) => group.places.length);
    return { colour, spaces: own.length, treasures: own.filter(isTreasure).length, territories: sizes.sort((a, b) => a - b) };
  });
}
