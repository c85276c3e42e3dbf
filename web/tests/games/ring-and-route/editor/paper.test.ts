import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/ring-and-route/rules/examples';
import { DICE, diceOf, paperText, pointsOf, readPaper, sideNames, sideOf, withFace, withPoints, withSide, without, type Fields } from '../../../../src/games/ring-and-route/editor/paper';
import { changed, isLinked, linked, linksOf, numbersOf, painted, placed, removed, ringOf, withLinks, withRing } from '../../../../src/games/ring-and-route/editor/side';

const FILES = import.meta.glob<Fields>('../../../../../src/rollwright/games/ring_and_route/material/sheets/*.json', { eager: true, import: 'default' });
const SHEETS = Object.entries(FILES).map(([path, sheet]) => [path.replace(/.*\/|\.json/g, ''), sheet] as const).filter(([name]) => /\d/.test(name));
const shipped = (name: string): Fields => SHEETS.find(([known]) => known === name)![1];
const PAPER: Fields = { sheets: { 1: shipped('1'), 2: shipped('2') } };
const side = sideOf(PAPER, '1');

test.each(SHEETS)('sheet %s is shown in full, and comes back from its text', (_, sheet) => {
  const given = { sheets: { 1: sheet, 2: shipped('2') } };
  expect(readPaper(paperText(given))).toEqual(given);
  const shown = sideOf(given, '1');
  expect(ringOf(shown).join('')).toBe(shown.ring);
  expect(numbersOf(shown)).toEqual(shown.numbers);
  expect(linksOf(shown)).toEqual(shown.links);
  expect(withLinks(withRing(shown, ringOf(shown).join('')), linksOf(shown))).toEqual(shown);
});

test('a text has a line for each number, and for the links that begin at one', () => {
  const lines = paperText({ ...PAPER, dice: facts.dice }).split('\n');
  expect(lines.slice(0, 6)).toEqual([
    '{',
    '  "sheets": {',
    '    "1": {',
    '      "ring": "rgygpbrpysbrgbys",',
    '      "numbers": [',
    '        {"value": 6, "x": 8, "y": 8},',
  ]);
  expect(lines).toContain('        [0, 1], [0, 4], [0, 5],');
  expect(lines).toContain('  "dice": {"A": "rbypsg", "B": "gpsryb", "C": "byrgps"}');
});

test.each(['', 'no paper', '[]', '7', 'null', '{"sheets": '])('“%s” is no paper', (text) => expect(readPaper(text)).toBeNull());

test.each([
  [{}, ['1', '2']],
  [{ sheets: null }, ['1', '2']],
  [{ sheets: { 2: {} } }, ['2', '1']],
  [{ sheets: { front: {}, back: {} } }, ['front', 'back']],
])('the sides of %o have names', (given, names) => expect(sideNames(given)).toEqual(names));

test('what is missing or can’t be read is no trouble, and stays', () => {
  const odd: Fields = { ring: 7, numbers: [null, { value: 'six', x: 1.5, colour: 'r' }], links: [[0, 1], [0], [1, 0], 'n0', [0, 7]] };
  expect(ringOf(odd)).toEqual(Array(16).fill('.'));
  expect(numbersOf(odd)).toEqual([{ value: 0, x: 0, y: 0 }, { value: 0, x: 0, y: 0 }]);
  expect(linksOf(odd)).toEqual([[0, 1]]);
  expect(painted(odd, [0], 'r').ring).toBe(`r${'.'.repeat(15)}`);
  expect(changed(odd, 1, { value: 6 }).numbers).toEqual([null, { value: 6, x: 0, y: 0, colour: 'r' }]);
  expect(removed(odd, 0)).toEqual({ ring: 7, numbers: [odd.numbers![1 as never]], links: [[0], 'n0', [0, 7]] });
  expect(linked(odd, 0, 1).links).toEqual([[0], 'n0', [0, 7]]);
});

test('a removed number takes its links along, and the later ones move up', () => {
  const after = removed(side, 5);
  expect(numbersOf(after).map(({ value }) => value)).toEqual([6, 7, 12, 8, 2, 5, 11, 1, 4, 5, 9, 10]);
  expect(isLinked(after, 0, 1) && isLinked(after, 5, 6) && isLinked(after, 10, 11)).toBe(true);
  expect(linksOf(after)).toHaveLength(linksOf(side).filter((link) => !link.includes(5)).length);
});

test('on a die each colour stays once', () => {
  const after = withFace(PAPER, 'A', 0, 'g');
  expect(diceOf(after)).toEqual({ ...facts.dice, A: 'gbypsr' });
  expect(diceOf(without(after, 'dice'))).toEqual(facts.dice);
  expect(withFace({ dice: { A: 'rr', D: 'x' } }, 'A', 1, 'g').dice).toEqual({ ...facts.dice, A: 'rg....', D: 'x' });
});

test('number points of its own are as many as the usual ones', () => {
  expect(pointsOf(PAPER)).toEqual(facts.route);
  expect(withPoints(PAPER, 12, 40).number_points).toEqual([...facts.route.slice(0, 12), 40]);
  expect(withPoints({ number_points: [1, 'two'] }, 2, 5).number_points).toEqual([1, 'two', 5, ...Array(10).fill(0)]);
});

/** Numbers from a seed. */
function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Any edit of a paper, and what has to hold after it. */
function edit(before: Fields, draw: (n: number) => number): Fields {
  const name = sideNames(before)[draw(2)]!;
  const old = sideOf(before, name);
  const count = numbersOf(old).length;
  const colour = 'rygbps.'[draw(7)]!;
  const edits: (() => Fields)[] = [
    () => withSide(before, name, painted(old, [draw(16), draw(16)], colour)),
    () => withSide(before, name, placed(old, { value: draw(19), x: draw(101), y: draw(101) })),
    () => withSide(before, name, removed(old, draw(count + 1))),
    () => withSide(before, name, changed(old, draw(count + 1), { x: draw(101) - 50, value: draw(19) })),
    () => withSide(before, name, linked(old, draw(13), draw(13))),
    () => withSide(before, name, withLinks(old, linksOf(old))),
    () => withFace(before, DICE[draw(3)]!, draw(6), colour),
    () => withPoints(before, draw(13), draw(50)),
    () => without(before, 'dice'),
    () => ({ ...before, [`note-${draw(3)}`]: [draw(9), { sheets: [] }] }),
  ];
  return edits[draw(edits.length)]!();
}

test('after any edits, the text tells all, and what was not edited stays', () => {
  for (let seed = 0; seed < 30; seed++) {
    const draw = random(seed);
    let now: Fields = seed % 3 ? PAPER : { sheets: { 1: {} }, note: 'é “' };
    for (let turn = 0; turn < 40; turn++) {
      const next = edit(now, draw);
      expect(readPaper(paperText(next))).toEqual(next);
      const touched = Object.keys(next).filter((field) => next[field] !== now[field]);
      expect(touched.length).toBeLessThan(2);
      for (const name of sideNames(next)) {
        const count = numbersOf(sideOf(next, name)).length;
        expect(linksOf(sideOf(next, name)).every(([a, b]) => a < b && b < count)).toBe(true);
        expect(ringOf(sideOf(next, name))).toHaveLength(16);
      }
      now = next;
    }
  }
});
