/** Boards and sheets of one's own. They are kept in this browser only, and in files and links that their maker gives away. */

import { packed, unpacked } from './packed';
import { randomHex } from './random';
import { recall, remember } from './storage';

export interface OwnPiece {
  id: string;
  game: string;
  name: string;
  text: string; // docs/notation.md; perhaps not playable yet
  mode: 'draw' | 'copy'; // how it is made
  at: number;
}

export const MOST_TEXT = 12_000; // characters that the server takes
const MOST_LINK = 100_000; // bytes in a link
export const MOST_NAME = 60;

const HIDDEN = /[\p{Cc}\p{Co}\p{Cs}]|[^\P{Cf}\u200c\u200d]/gu; // all but what joins letters and emoji
const UNFIT = /[^\p{L}\p{N}]+/gu; // in the name of a file

/** All of them, or those of a game; what was changed last comes first. */
export function ownPieces(game?: string): OwnPiece[] {
  return recall<OwnPiece[]>('pieces', []).filter((piece) => game === undefined || piece.game === game);
}

export const ownPiece = (id: string): OwnPiece | undefined => ownPieces().find((piece) => piece.id === id);

export function newPiece(game: string, name: string, text: string, mode: OwnPiece['mode'] = 'draw'): OwnPiece {
  return { id: randomHex(6), game, name, text, mode, at: Date.now() };
}

/** Whether there was room. */
export function keepPiece(piece: OwnPiece): boolean {
  const others = ownPieces().filter(({ id }) => id !== piece.id);
  return piece.text.length <= MOST_TEXT && remember('pieces', [piece, ...others]);
}

export function forgetPiece(id: string): void {
  remember(
    'pieces',
    ownPieces().filter((piece) => piece.id !== id),
  );
}

/** A name that none of them has: the first one itself, then with a number. */
export function freshName(game: string, name: string): string {
  const taken = new Set(ownPieces(game).map((piece) => piece.name));
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(tried)) return tried;
  }
}

/** The path of a link that holds the piece itself, text and name: what stands behind the # never reaches a server. */
export async function pieceLink({ game, text, name }: Pick<OwnPiece, 'game' | 'text' | 'name'>): Promise<string> {
  const code = await Promise.all((name.trim() ? [text, name] : [text]).map(packed));
  return `/workshop/${game}#${code.join('.')}`;
}

/** What such a link holds, perhaps without a name; null if there is no text. */
export async function linkedPiece(code: string): Promise<Pick<OwnPiece, 'text' | 'name'> | null> {
  const [text, name] = await Promise.all(code.split('.').map((part) => unpacked(part, MOST_LINK)));
  return text == null ? null : { text, name: cleanName(name ?? '') };
}

/** A name that somebody else has given: on one line, short, and nothing in it is invisible. */
const cleanName = (name: string): string => [...name.replace(HIDDEN, ' ').trim().replace(/\s+/g, ' ')].slice(0, MOST_NAME).join('');

export function fileName(name: string, extension: string): string {
  return `${name.replace(UNFIT, ' ').trim() || 'rollwright'}.${extension}`;
}

/** “My board.txt” is called “My board”. */
export const nameOfFile = (file: string): string => file.replace(/\.\w+$/, '').slice(0, MOST_NAME);
