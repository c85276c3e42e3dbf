import { beforeAll, describe, expect, it } from 'vitest';
import { amongNumbers, onRing } from '../../../src/games/ring-and-route/place';
import type { Sheet, SheetLook } from '../../../src/games/ring-and-route/types';
import { spaceWords } from '../../../src/games/ring-and-route/words';
import { words } from '../../../src/lib/words.svelte';

const RING = [
  [95, 95], [238, 67], [388, 67], [538, 67], [680, 95], [708, 238], [708, 388], [708, 538],
  [680, 680], [538, 708], [388, 708], [238, 708], [95, 680], [67, 538], [67, 388], [67, 238],
] as const;
const NUMBERS = [[388, 388], [371, 259], [478, 309], [619, 392], [499, 615], [268, 611], [156, 383], [276, 160]] as const;
const sheet = {
  middle: 387.5,
  ring: RING.map(([x, y]) => ({ x, y, colour: 'y' })),
  numbers: NUMBERS.map(([x, y], at) => ({ x, y, value: at + 1 })),
} as unknown as Sheet;

it('sixteen spaces of a ring have sixteen places', () => {
  const places = RING.map((_, at) => onRing(sheet, at));
  expect(places).toEqual(['nw', 'nnw', 'n', 'nne', 'ne', 'ene', 'e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw']);
});

it('numbers are in the middle, or towards a side or corner', () => {
  expect(NUMBERS.map((_, at) => amongNumbers(sheet, at))).toEqual(['middle', 'n', 'ne', 'e', 'se', 'sw', 'w', 'nw']);
});

describe('a space is called by what it shows and where it is', () => {
  beforeAll(() => words.begin(['page', 'table', 'ring-and-route/page', 'ring-and-route/table']));
  const marks = { ring: [3], route: [0] } as unknown as SheetLook;

  it.each([
    ['c0', 'Ring space, yellow, top left corner'],
    ['c3', 'Ring space, yellow, top, right of the middle, crossed'],
    ['c14', 'Ring space, yellow, left side, in the middle'],
    ['n2', 'Number 3, upper right'],
    ['n0', 'Number 1, in the middle, on the route, place 1, start, its end'],
  ])('%s', (space, said) => expect(spaceWords(sheet, marks, space)).toBe(said));
});
