/** What the server sends of a game that has no folder here: its pictures (SVG), and the same as text. */

export interface SeatPictures {
  picture: string;
  text: string;
  dice: string; // the dice with what this seat does with them
}

export interface Look {
  seats: SeatPictures[];
  dice: string; // as text
}

export interface Piece {
  picture: string;
  text: string;
}

/** A picture as the source of an image, in which no script runs. */
export const asSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
