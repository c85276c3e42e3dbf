import { expect, it } from 'vitest';
import { crossesWords, leader, leadWords, lostWords, nearestWords, noteWords, partsWords, standing, throwWords, waitWords, winWords } from '../../../src/games/diceland/words';
import { isInVain, readMoves } from '../../../src/games/diceland/moves';
import { boardOf, lookOf, throwOf } from './pieces';
import { told } from '../../../src/lib/refusals';
import { words } from '../../../src/lib/words.svelte';

await words.begin(['table', 'diceland/page', 'diceland/table']);
await words.speak('en');

const BOARD = boardOf('r r Y . g', ' s + s S');
const NAMES = ['Ada', 'Planner'];

it('is the one who alone has the most treasures who leads', () => {
  expect(leader([0, 0])).toBeNull();
  expect(leader([2, 3, 1])).toBe(1);
  expect(leader([3, 3])).toBeNull();
});

it('says what others have crossed, by colour', () => {
  expect(crossesWords(BOARD, new Set([4, 5, 6]))).toBe('3 grey and a treasure');
  expect(crossesWords(BOARD, new Set([0]))).toBe('1 red');
});

it('adds up no dice of different throws', () => {
  expect(partsWords(BOARD, [new Set([0, 1]), new Set([2])])).toBe('2 red, then 1 yellow and a treasure');
  expect(partsWords(BOARD, [new Set([0]), new Set([1])])).toBe('1 red, then 1 red');
});

it('tells before that a colour is chosen in vain', () => {
  const thrown = lookOf({ room: { r: 2, y: 0, g: 1 }, dice: { others: 'rryg' } });
  expect(noteWords(readMoves(['pick r', 'pick y', 'pick g'], BOARD), thrown, NAMES, 0)).toBe('A dashed frame: with this colour you cross nothing.');
  expect(noteWords(readMoves(['pick r', 'pick g'], BOARD), thrown, NAMES, 0)).toBe('');
  expect(noteWords(readMoves(['pick y'], BOARD), thrown, NAMES, 0)).toBe('None of these fits: choose any.');
  expect(isInVain(lookOf({ room: { r: 2 }, dice: { others: 'rrr' } }), 'r')).toBe(true);
});

it('says whose throw it is, to whom it belongs as well', () => {
  expect(throwWords(throwOf('first', 0, 'rr'), 'Ada', true, false)).toBe('Your throw');
  expect(throwWords(throwOf('treasure', 0, 'rr'), 'Ada', true, false)).toBe('Your treasure throw');
  expect(throwWords(throwOf('first', 1, 'rr'), 'Planner', false, true)).toBe('Planner throws');
  expect(throwWords(throwOf('again', 1, 'rr'), 'Planner', false, false)).toBe('Planner has thrown');
});

it('explains the dice that are offered', () => {
  const offer = readMoves(['use y', 'pass'], BOARD);
  const taken = lookOf({ phase: 'mark', active: 1, dice: { chosen: 'b', others: 'y' } });
  expect(noteWords(offer, taken, NAMES, 0)).toBe('Planner has blue: take another colour.');
  expect(noteWords(offer, lookOf({ phase: 'treasure', active: 1 }), NAMES, 0)).toBe('');
  expect(noteWords(readMoves(['pick y'], BOARD), lookOf(), NAMES, 0)).toBe('');
});

it('says that a further throw has brought nothing', () => {
  const crossing = readMoves([`cross ${BOARD.spaces[0]!.name}`], BOARD);
  const after = (dice: string): string =>
    noteWords(crossing, lookOf({ phase: 'mark', dice: { aside: 'rr', chosen: 'r', thrown: [throwOf('again', 0, dice, 'rr')] } }), NAMES, 0);
  expect(after('ygbo')).toBe('No red this time: no more throws.');
  expect(after('rrrr')).toBe('');
});

it('addresses whoever is meant', () => {
  expect([winWords([0], NAMES, 0), winWords([1], NAMES, 0)]).toEqual(['You have won!', 'Planner has won!']);
  expect([winWords([0, 1], NAMES, 0), winWords([0, 1], NAMES, -1)]).toEqual([
    'You and Planner have won together!',
    'Ada and Planner have won together!',
  ]);
  expect([leadWords('Ada', 1, true), leadWords('Ada', 2, false)]).toEqual(['You lead with one treasure.', 'Ada leads with 2 treasures.']);
  const lost = { seat: 0, colour: 'o', room: 3, dice: lookOf().dice } as const;
  expect(lostWords(lost, NAMES, 0)).toBe('Too many orange dice: nothing is crossed.');
  expect(lostWords({ ...lost, room: 'full' }, NAMES, 0)).toBe('All orange spaces are crossed: nothing is added.');
  expect(lostWords({ ...lost, room: 0 }, NAMES, -1)).toBe('Ada: The orange spaces are too far away: nothing is crossed.');
});

it('tells what everybody waits for', () => {
  expect(waitWords(lookOf({ phase: 'mark' }), [1], NAMES)).toBe('Waiting for Planner…');
  expect(waitWords(lookOf({ phase: 'throw', dice: { others: 'rr' } }), [], NAMES)).toBe('Nobody can use these dice.');
  expect(waitWords(lookOf({ phase: 'throw' }), [], NAMES)).toBe('');
});

it('tells whoever crosses last that somebody has reached the goal', () => {
  const [part] = lookOf().seats;
  const seats = [part!, { ...part!, treasures: 9, complete: 'r' }];
  const look = lookOf({ phase: 'mark', active: 1, seats, dice: { chosen: 'b', others: 'y' } });
  expect(noteWords(readMoves(['use y', 'pass'], BOARD), look, NAMES, 0)).toBe('Planner has reached the goal: your last crosses!');
});

it('tells whoever has enough treasures which colour is nearest to full', () => {
  const small = boardOf('r r Y y g', ' s + s b b', 'o o s s s g');
  expect(nearestWords(small, new Set([2]), 9)).toBe('9 treasures! Now fill one colour: one yellow space is left.');
  expect(nearestWords(small, new Set(), 9)).toBe('9 treasures! Now fill one colour: 2 red spaces are left.');
});

it('tells how a seat stands', () => {
  const [part] = lookOf().seats;
  const look = lookOf({ seats: [{ ...part!, treasures: 4 }, { ...part!, treasures: 9, complete: 'r' }] });
  expect(standing(look, 0)).toEqual({ short: '4/9', label: '4 of 9 treasures. No colour complete yet' });
  expect(standing(look, 1)).toEqual({ short: '9/9 ✓', label: '9 of 9 treasures. Complete: red' });
});

it('addresses whoever reads news of the only seat of their own', () => {
  const news = { code: 'diceland-news-unused', params: { seat: 0, name: 'Ada', colour: 'r', dice: 1 } };
  expect(told(news, NAMES, [0])).toBe(''); // the table says it, where it stays
  expect(told(news, NAMES, [1])).toMatch(/^Ada can.t use the red die/);
  const treasure = { code: 'diceland-news-treasure', params: { seat: 0, name: 'Ada', count: 3, goal: 9 } };
  expect(told(treasure, NAMES, [0])).toBe('You have crossed a treasure: 3 of 9.');
});
