/** Boards and sheets of one's own at a table that is being set up. */

import { ownPieces, type OwnPiece } from '../../lib/my-pieces';
import { checkPiece } from '../../lib/piece-check.svelte';
import type { SeatWanted } from '../../protocol';
import type { OwnPrinted } from '../print/order';

/** What can be played on: the sides of one paper, or each of one's own boards, by names that only the page knows. */
export interface OwnChoice {
  title: string; // what people call the one that was chosen
  names: string[]; // it is the first
  looks: Record<string, unknown>;
  labels: Record<string, string>; // what people call them
  sides: boolean; // names are those of the sides
  texts: Record<string, string>;
}

/** Null if it can't be played. */
export async function ownChoice(chosen: OwnPiece): Promise<OwnChoice | null> {
  const { fault, pieces } = await checkPiece(chosen.game, chosen.text);
  if (fault) return null;
  const sides = Object.keys(pieces);
  if (sides.length > 1) {
    const same = <T>(value: (side: string) => T) => Object.fromEntries(sides.map((side) => [side, value(side)]));
    return { title: chosen.name, names: sides, looks: pieces, labels: same((side) => side), sides: true, texts: same(() => chosen.text) };
  }
  const all = [chosen, ...ownPieces(chosen.game).filter(({ id }) => id !== chosen.id)];
  const checked = await Promise.all(all.map(async (piece) => ({ piece, ...(await checkPiece(piece.game, piece.text)) })));
  const good = checked.filter((one) => !one.fault);
  return {
    title: chosen.name,
    names: good.map(({ piece }) => piece.id),
    looks: Object.fromEntries(good.map((one) => [one.piece.id, Object.values(one.pieces)[0]])),
    labels: Object.fromEntries(good.map(({ piece }) => [piece.id, piece.name])),
    sides: false,
    texts: Object.fromEntries(good.map(({ piece }) => [piece.id, piece.text])),
  };
}

/** What is printed of it: the paper, or the boards of the seats, each once. */
export function printed({ title, names, sides, texts, labels }: OwnChoice, seats: SeatWanted[]): OwnPrinted[] {
  if (sides) return [{ text: texts[names[0]!]!, name: title }];
  return [...new Set(seats.map(({ piece }) => piece!))].map((piece) => ({ text: texts[piece]!, name: labels[piece]! }));
}

/** The seats with the names that the server gives to texts: custom-1, custom-2, … */
export function withOwn(seats: SeatWanted[], { texts, sides, names }: OwnChoice): { seats: SeatWanted[]; own: string[] } {
  if (sides) return { seats, own: [texts[names[0]!]!] };
  const own = [...new Set(seats.map(({ piece }) => texts[piece!]!))];
  return { seats: seats.map((seat) => ({ ...seat, piece: `custom-${own.indexOf(texts[seat.piece!]!) + 1}` })), own };
}
