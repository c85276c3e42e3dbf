import { describe, expect, it } from 'vitest';
import one from '../../../../src/rollwright/games/ring_and_route/material/sheets/1.json';
import two from '../../../../src/rollwright/games/ring_and_route/material/sheets/2.json';
import type { Sheet } from '../../../src/games/ring-and-route/types';
import { isArrow, nextLegal, places, towards, type Place } from '../../../src/games/ring-and-route/walk';

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];

/** A shipped sheet's places, as the server draws them: a ring of 641 by 641 around positions scaled to 463. */
function drawn({ numbers }: typeof one): Place[] {
  const reach = Math.max(...numbers.flatMap(({ x, y }) => [x, y]));
  const inside = numbers.map(({ value, x, y }) => ({ value, x: 156 + (x / reach) * 463, y: 156 + (y / reach) * 463 }));
  const side = [95, 237, 387, 537, 680];
  const ring = [
    ...side.slice(0, 4).map((x, along) => ({ x, y: along ? 67 : 95 })),
    ...side.slice(0, 4).map((y, along) => ({ x: along ? 708 : 680, y })),
    ...side.slice(1).reverse().map((x, along) => ({ x, y: along ? 708 : 680 })),
    ...side.slice(1).reverse().map((y, along) => ({ x: along ? 67 : 95, y })),
  ];
  return places({ ring, numbers: inside } as unknown as Sheet);
}

function reached(all: Place[], from: string): Set<string> {
  const found = new Set([from]);
  for (const space of found) for (const arrow of ARROWS) found.add(towards(all, space, arrow));
  return found;
}

describe.each([{ all: drawn(one) }, { all: drawn(two) }])('arrow keys on a sheet', ({ all }) => {

  it('lead from every space to every other', () => {
    expect(all).toHaveLength(29);
    for (const { space } of all) expect(reached(all, space).size).toBe(29);
  });

  it('never lead the wrong way', () => {
    const at = (space: string) => all.find((place) => place.space === space)!;
    for (const { space, x, y } of all) {
      expect(at(towards(all, space, 'ArrowRight')).x).toBeGreaterThanOrEqual(x);
      expect(at(towards(all, space, 'ArrowUp')).y).toBeLessThanOrEqual(y);
    }
  });

  it('walk along the ring', () => {
    expect(towards(all, 'c1', 'ArrowRight')).toBe('c2');
    expect(towards(all, 'c6', 'ArrowDown')).toBe('c7');
    expect(towards(all, 'c2', 'ArrowUp')).toBe('c2');
  });
});

it('leads from one legal space to the next, and around', () => {
  const all = drawn(one);
  const legal = new Set(['c3', 'c12', 'n4']);
  expect(['c0', 'c3', 'c12', 'n4', 'n9'].map((from) => nextLegal(all, legal, from, false))).toEqual(['c3', 'c12', 'n4', 'c3', 'c3']);
  expect(['c0', 'c3', 'c12', 'n4', 'n9'].map((from) => nextLegal(all, legal, from, true))).toEqual(['n4', 'n4', 'c3', 'c12', 'n4']);
  expect(nextLegal(all, new Set(['c3']), 'c3', true)).toBe('c3');
  expect(nextLegal(all, new Set(), 'c3', false)).toBeNull();
});

it('knows its keys', () => {
  expect(ARROWS.every(isArrow)).toBe(true);
  expect(isArrow('Enter')).toBe(false);
});
