import { beforeAll, describe, expect, it } from 'vitest';
import type { GameTable } from '../../../src/games/contract';
import { endingNow, type Look, type Sheet, type SheetLook } from '../../../src/games/ring-and-route/types';
import { endedWords, lastThrowWords } from '../../../src/games/ring-and-route/words';
import { words } from '../../../src/lib/words.svelte';

const sheet = (misthrows: number, ring = 0, route = 0) => ({ misthrows, ring: Array(ring), route: Array(route) }) as unknown as SheetLook;
const look = (phase: string, ...sheets: SheetLook[]) =>
  ({ phase, tables: { ring: [[7, 8], [16, 25]], route: Array(13) }, seats: [{ sheets: [sheet(0)] }, { sheets }] }) as unknown as Look;

beforeAll(() => words.begin(['page', 'ring-and-route/page']));

describe('a throw is the last one', () => {
  it.each([
    ['with three misthrows on a second sheet', look('mark', sheet(1), sheet(3)), [1]],
    ['with a full second sheet', look('mark', sheet(1), sheet(0, 16, 13)), [1]],
    ['with both at once', look('mark', sheet(1), sheet(3, 16, 13)), [1]],
    ['not with three misthrows on a first one', look('mark', sheet(3)), []],
    ['not with a full ring alone', look('mark', sheet(1), sheet(2, 16, 12)), []],
    ['not when the game is over', look('over', sheet(1), sheet(3)), []],
  ])('%s', (_, now, seats) => expect(endingNow(now)).toEqual(seats));

  it('and it is said by whom', () => {
    const last = look('mark', sheet(1), sheet(3));
    expect(lastThrowWords(last, ['Ada', 'Bo'], 0)).toBe('Last throw! Bo has ended the second sheet.');
    expect(lastThrowWords(last, ['Ada', 'Bo'], 1)).toBe('Last throw! Your second sheet has ended.');
    expect(lastThrowWords(look('mark', sheet(3)), ['Ada', 'Bo'], 0)).toBe('');
  });
});

describe('how the game has ended', () => {
  const told = (now: Look, mine: number[]) => endedWords({ now: { look: now }, mine, seats: [{ name: 'Ada' }, { name: 'Bo' }] } as unknown as GameTable<Look, Sheet>);

  it('names whose second sheet it was', () => {
    expect(told(look('over', sheet(1), sheet(3)), [0])).toBe('The game is over: Bo has three misthrows on the second sheet.');
    expect(told(look('over', sheet(1), sheet(3)), [1])).toBe('The game is over: you have three misthrows on your second sheet.');
    expect(told(look('over', sheet(1), sheet(0, 16, 13)), [0, 1])).toBe('The game is over: Bo has filled the second sheet.');
    expect(told(look('over', sheet(1)), [0])).toBe('');
  });
});
