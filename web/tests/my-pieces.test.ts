import { beforeEach, expect, test } from 'vitest';
import { fileName, forgetPiece, freshName, keepPiece, linkedPiece, MOST_NAME, MOST_TEXT, nameOfFile, newPiece, ownPiece, ownPieces, pieceLink } from '../src/lib/my-pieces';

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

const read = (link: string) => linkedPiece(link.split('#')[1]!);

test('a link holds the text itself, and the name', async () => {
  const text = 'r r\n Y é\n';
  const link = await pieceLink({ game: 'diceland', text, name: 'Zoë’s <b>isle</b> 👩‍👧' });
  expect(link).toMatch(/^\/workshop\/diceland#[\w-]+\.[\w-]+$/);
  expect(await read(link)).toEqual({ text, name: 'Zoë’s <b>isle</b> 👩‍👧' });
  const nameless = await pieceLink({ game: 'diceland', text, name: ' ' });
  expect(nameless).toMatch(/#[\w-]+$/); // as all links were before they had names
  expect(await read(nameless)).toEqual({ text, name: '' });
});

test('a name in a link is short and on one line, or there is none', async () => {
  const named = (name: string) => pieceLink({ game: 'diceland', text: 'r', name }).then(read);
  expect(await named('a\n\u202e\u0000 b\u200b')).toEqual({ text: 'r', name: 'a b' });
  expect((await named('é'.repeat(900)))?.name).toBe('é'.repeat(MOST_NAME));
  const link = await pieceLink({ game: 'diceland', text: 'r', name: '' });
  for (const wrong of ['.', '.AAAA', '.!', '.%00.x']) expect(await read(link + wrong)).toEqual({ text: 'r', name: '' });
});

test.each(['', '!', 'AAAA', 'a'.repeat(50)])('%s is no text', async (code) => {
  expect(await linkedPiece(code)).toBeNull();
  expect(await linkedPiece(`.${code}`)).toBeNull();
});

test('a bomb is no text', async () => {
  const link = await pieceLink({ game: 'diceland', text: 'r'.repeat(1_000_000), name: '' });
  expect(link.length).toBeLessThan(5000);
  expect(await read(link)).toBeNull();
});

test('files have names that every system takes', () => {
  expect(fileName('Zoë’s <b>board</b>/2', 'txt')).toBe('Zoë s b board b 2.txt');
  expect(fileName('***', 'json')).toBe('rollwright.json');
  expect(nameOfFile('My board.txt')).toBe('My board');
});
