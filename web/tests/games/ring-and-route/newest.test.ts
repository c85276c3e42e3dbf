import { describe, expect, it } from 'vitest';
import { finished, newest, spacesOf, type Marks } from '../../../src/games/ring-and-route/newest';
import type { Look, SeatLook } from '../../../src/games/ring-and-route/types';

/** A moment with one seat. */
function at(turn: number, ring: number[], route: number[], sheets = 1, more: Partial<SeatLook> = {}): Look {
  const sheet = { sheet: '1', ring, route, misthrows: 0, points: { ring: 0, route: 0, sum: 0 } };
  const seat = { sheets: Array(sheets).fill(sheet), used: '', due: 2, done: false, ended: false, open: '', ...more };
  return { phase: 'mark', active: 0, turn, dice: [], last: '', tables: {} as never, seats: [seat] };
}

/** The newest marks after moments that were seen one after the other. */
function after(...moments: Look[]): Marks {
  let marks: Marks[] = [];
  moments.forEach((moment, index) => (marks = newest(marks, moments[index - 1] ?? null, moment)));
  return marks[0]!;
}

describe('the newest marks', () => {
  it('are none at first sight', () => expect(after(at(3, [1, 2], [5]))).toMatchObject({ ring: [], route: [] }));

  it('are those of a throw, one after the other', () => {
    expect(after(at(3, [1], [5]), at(3, [1, 2], [5]), at(3, [1, 2], [5, 7]))).toMatchObject({ ring: [2], route: [7] });
  });

  it('stay while the next throw is not used', () => {
    expect(after(at(3, [1], []), at(3, [1, 2], []), at(4, [1, 2], []))).toMatchObject({ turn: 3, ring: [2] });
  });

  it('belong to the dice that they were made with, even if they are seen with the next', () => {
    const thrown: Look = { ...at(4, [1, 2], []), phase: 'decide' };
    expect(after(at(3, [1], []), thrown)).toMatchObject({ turn: 3, ring: [2] });
  });

  it('make room for others', () => {
    expect(after(at(3, [1], []), at(3, [1, 2], []), at(4, [1, 2], [5]))).toMatchObject({ turn: 4, ring: [], route: [5] });
  });

  it('are gone when they are taken back', () => {
    expect(after(at(3, [], [5]), at(3, [2], [5]), at(3, [2], [5, 7]), at(3, [2], [5]))).toMatchObject({ ring: [2], route: [] });
  });

  it('are not those of the sheet before', () => {
    expect(after(at(3, [], []), at(3, [2], []), at(4, [], [], 2))).toMatchObject({ sheet: 2, ring: [], route: [] });
  });

  it('have names', () => expect(spacesOf({ turn: 1, sheet: 1, ring: [4], route: [7] })).toEqual(new Set(['c4', 'n7'])));
});

describe('a seat that has finished', () => {
  const before = at(3, [1], [5], 1, { used: 'A' });
  const marks: Marks = { turn: 3, sheet: 1, ring: [1], route: [] };
  const done = at(3, [1], [5], 1, { used: 'A', done: true });
  const next: Look = { ...at(4, [1], [5]), phase: 'decide' };

  it('has its marks told once, when it says so or when the next dice fall', () => {
    expect(finished(0, before, done, marks)).toEqual(marks);
    expect(finished(0, before, next, marks)).toEqual(marks);
    expect(finished(0, before, before, marks)).toBeNull();
    expect(finished(0, done, next, marks)).toBeNull();
  });

  it('has nothing told that was not seen', () => {
    expect(finished(0, before, done, undefined)).toBeNull();
    expect(finished(0, before, at(4, [1], [5, 7]), marks)).toBeNull();
    expect(finished(0, next, done, marks)).toBeNull();
  });

  it('has marked nothing if it has used nothing', () => {
    const idle = at(3, [1], [5]);
    expect(finished(0, idle, at(3, [1], [5], 1, { done: true }), { ...marks, turn: 2 })).toMatchObject({ ring: [], route: [] });
  });
});
