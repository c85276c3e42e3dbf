import { expect, test } from 'vitest';
import { chosenPieces } from '../src/pages/setup/seats';

const seats = (...pieces: (string | undefined)[]) => pieces.map((piece) => ({ kind: 'open' as const, piece }));

test('printed are the boards of the seats, or all where nobody has chosen or all have all of them', () => {
  expect(chosenPieces(seats('C', 'A', 'C'), ['A', 'B', 'C', 'D'])).toEqual(['C', 'A']);
  expect(chosenPieces(seats(undefined, undefined), ['A', 'B', 'C'])).toEqual(['A', 'B', 'C']);
  expect(chosenPieces(seats('1', '1'), ['1', '2'])).toEqual(['1', '2']);
});
