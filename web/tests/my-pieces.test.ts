import { beforeEach, expect, test } from 'vitest';
import { fileName, forgetPiece, freshName, keepPiece, linkedText, MOST_TEXT, nameOfFile, newPiece, ownPiece, ownPieces, pieceLink } from '../src/lib/my-pieces';

beforeEach(() => localStorage.clear());

test('what is kept is found again, the newest first', () => {
  const [one, two] = [newPiece('diceland', 'One', 'r'), newPiece('ring-and-route', 'Two', '{}')];
  expect([keepPiece(one), keepPiece(two)]).toEqual([true, true]);
  expect(ownPieces().map(({ name }) => name)).toEqual(['Two', 'One']);
  expect(ownPieces('diceland')).toEqual([one]);
  keepPiece({ ...one, name: 'First' });
  expect(ownPieces().map(({ name }) => name)).toEqual(['First', 'Two']);
  forgetPiece(one.id);
  expect(ownPiece(one.id)).toBeUndefined();
});

test('a huge text is not kept', () => {
  expect(keepPiece(newPiece('diceland', 'Huge', 'r'.repeat(MOST_TEXT + 1)))).toBe(false);
  expect(ownPieces()).toEqual([]);
});

test('names don’t repeat', () => {
  expect(freshName('diceland', 'My board')).toBe('My board');
  keepPiece(newPiece('diceland', 'My board', 'r'));
  expect(freshName('diceland', 'My board')).toBe('My board 2');
  expect(freshName('ring-and-route', 'My board')).toBe('My board');
});

test('a link holds the text itself', async () => {
  const link = await pieceLink({ game: 'diceland', text: 'r r\n Y é\n' });
  expect(link).toMatch(/^\/workshop\/diceland#[\w-]+$/);
  expect(await linkedText(link.split('#')[1]!)).toBe('r r\n Y é\n');
});

test.each(['', '!', 'AAAA', 'a'.repeat(50)])('%s is no text', async (code) => {
  expect(await linkedText(code)).toBeNull();
});

test('a bomb is no text', async () => {
  const link = await pieceLink({ game: 'diceland', text: 'r'.repeat(1_000_000) });
  expect(link.length).toBeLessThan(5000);
  expect(await linkedText(link.split('#')[1]!)).toBeNull();
});

test('files have names that every system takes', () => {
  expect(fileName('Zoë’s <b>board</b>/2', 'txt')).toBe('Zoë s b board b 2.txt');
  expect(fileName('***', 'json')).toBe('rollwright.json');
  expect(nameOfFile('My board.txt')).toBe('My board');
});
