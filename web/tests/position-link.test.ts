import { expect, test } from 'vitest';
import { pack, positionText, readPosition, type Position } from '../src/lib/position-link';

const POSITION: Position = {
  game: 'diceland',
  seats: [{ name: 'Zoë', piece: 'A' }, { piece: 'C' }],
  setup: { active: 0, turns: 3, crossed: [['g7', 'f7'], []], then: [['dice', 'rrrygg'], [0, 'pick g']] },
};

test('a position comes back from its text', async () => {
  expect(await readPosition(positionText(POSITION))).toEqual(POSITION);
  expect(await readPosition(`\n ${JSON.stringify(POSITION)} `)).toEqual(POSITION);
});

test('a text has a line for each seat and each field', () => {
  expect(positionText(POSITION).split('\n')).toEqual([
    '{',
    ' "game": "diceland",',
    ' "seats": [',
    '  {"name": "Zoë", "piece": "A"},',
    '  {"piece": "C"}],',
    ' "setup": {',
    '  "active": 0,',
    '  "turns": 3,',
    '  "crossed": [["g7", "f7"], []],',
    '  "then": [["dice", "rrrygg"], [0, "pick g"]]}',
    '}',
  ]);
});

test('a position comes back from a link, or from what stands behind its #', async () => {
  const packed = await pack(POSITION);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(300);
  expect(await readPosition(packed)).toEqual(POSITION);
  expect(await readPosition(`https://elsewhere.example/analysis#${packed}`)).toEqual(POSITION);
});

test.each(['', '{', '[]', '#', 'no position', 'https://elsewhere.example/analysis', '#AAAA', '{"game": }'])('%s is none', async (text) => {
  expect(await readPosition(text)).toBeNull();
});

test('a link that was cut off, or that is far too long, is none', async () => {
  const packed = await pack(POSITION);
  expect(await readPosition(packed.slice(0, -20))).toBeNull();
  expect(await readPosition(await pack({ game: 'r'.repeat(1_000_000) }).catch(() => ''))).toBeNull();
});
