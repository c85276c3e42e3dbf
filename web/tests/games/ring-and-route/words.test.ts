import { beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../../../src/games/ring-and-route/events';
import type { Look, Sheet } from '../../../src/games/ring-and-route/types';
import { cutOffWords, didWords, dutyWords, standing, statusWords, turnWords, warningWords, worthWords, type Situation } from '../../../src/games/ring-and-route/words';
import { told } from '../../../src/lib/refusals';
import { words } from '../../../src/lib/words.svelte';

const look = {
  dice: [
    { die: 'A', number: 6, colour: 'g' },
    { die: 'B', number: 3, colour: 'y' },
    { die: 'C', number: 1, colour: 's' },
  ],
  seats: [{ sheets: [{ points: { sum: 13 } }, { points: { sum: 4 }, misthrows: 2 }] }],
} as unknown as Look;
const piece = { ring: [{ colour: 'r' }, { colour: 'b' }], numbers: [{ value: 8 }, { value: 12 }] } as Sheet;

beforeAll(() => words.begin(['page', 'table', 'ring-and-route/page', 'ring-and-route/table']));

describe('events are told', () => {
  it.each([
    ['route n6 AB', 'goes on to the 9 with A + B'],
    ['ring c4 B', 'crosses yellow on the ring with B'],
    ['reroll AC', 'throws A and C again'],
    ['A6g B1g C2y', 'A 6 green, B 1 green, C 2 yellow'],
  ])('%s', (event, told) => expect(tell(event, look, {} as never)).toBe(told));

  it('those of a decision together, as what is to be done', () => {
    expect(tell.all!(['ring c4 B', 'done'], look, {} as never)).toBe('cross yellow on the ring and tap “Done”');
    expect(tell.all!(['reroll AC'], look, {} as never)).toBe('throw A and C again');
    expect(tell.all!(['reroll ABC'], look, {} as never)).toBe('throw all three again');
  });

  it('as advice in the imperative', async () => {
    await words.speak('de');
    expect(tell.advise!(['ring c4 B', 'route n6 AC', 'done'], look, {} as never)).toBe('kreuze Gelb auf dem Ring an, führe die Route zur 7 (6 + 1) und tippe auf „Fertig“');
    expect(tell.advise!(['reroll ABC'], look, {} as never)).toBe('wirf alle drei noch einmal');
    await words.speak('en');
  });

  it('name dice where others would do, too', () => {
    const doubles = { ...look, dice: [{ die: 'A', number: 5, colour: 'g' }, { die: 'B', number: 5, colour: 'y' }, { die: 'C', number: 1, colour: 'g' }] } as Look;
    expect(tell.all!(['ring c4 C'], doubles, {} as never)).toBe('cross green on the ring with die C');
    expect(tell.all!(['route n6 AC'], doubles, {} as never)).toBe('take the route to the 6 with A and C');
    expect(tell.all!(['route n6 AB'], doubles, {} as never)).toBe('take the route to the 10 (5 + 5)');
  });
});

describe('what another seat has done', () => {
  it.each([
    [{ ring: [0, 1], route: [0] }, 'Bo: 8 on the route, red, blue on the ring.'],
    [{ ring: [], route: [0, 1] }, 'Bo: 8, 12 on the route.'],
    [{ ring: [1], route: [] }, 'Bo: blue on the ring.'],
    [{ ring: [], route: [] }, 'Bo marks nothing.'],
  ])('%o', (marks, said) => expect(didWords('Bo', piece, marks)).toBe(said));
});

describe('a misthrow', () => {
  const end = { misthrow: true, used: 1, due: 3, count: 2, last: false, second: false };

  it('says how many dice were used and are needed, and what follows', () => {
    expect(warningWords(end)).toBe('You have used one die; you need 3. Something still fits. If you finish now, that is misthrow 2 of 3.');
    expect(warningWords({ ...end, last: true })).toMatch(/the end of this sheet\.$/);
    expect(warningWords({ ...end, last: true, second: true })).toMatch(/the end of the game\.$/);
  });
});

it('the standing is the points of both sheets, and the misthrows', () => expect(standing(look, 0)).toEqual({ short: '17 ✕✕', label: '17 points, 2 of 3 misthrows, second sheet' }));

describe('the sentence above the dice', () => {
  const marking = { look: { ...look, phase: 'mark' }, resting: true, offer: { done: true, ways: [] }, chosen: '', free: true } as unknown as Situation;
  const end = { misthrow: false, used: 1, due: 2, count: 2, last: false, second: false };

  it('addresses whoever throws', () => {
    const thrown = { ...marking, resting: false, active: 'Bo' };
    expect(statusWords({ ...thrown, throwing: true })).toBe('You throw');
    expect(statusWords({ ...thrown, throwing: false })).toBe('Bo throws');
  });

  it('addresses whoever has won', () => {
    const over = { ...marking, look: { ...look, phase: 'over' }, points: 12 } as unknown as Situation;
    expect(statusWords({ ...over, won: true, winners: [] })).toBe('You win with 12 points!');
    expect(statusWords({ ...over, won: true, winners: ['Bo'] })).toBe('You share the win with Bo: 12 points.');
    expect(statusWords({ ...over, won: false, winners: ['Ada', 'Bo'] })).toBe('A shared win with 12 points: Ada and Bo.');
  });

  it('says so at another sheet, too', () => {
    const looking = { ...marking, offer: { done: false, ways: [] }, thinking: ['Ada', 'Bo'] } as unknown as Situation;
    expect(statusWords({ ...looking, marking: true })).toBe('Your turn');
    expect(statusWords({ ...looking, marking: false })).toBe('Still marking: Ada, Bo.');
  });

  it('speaks of more only after something was marked', () => {
    expect(statusWords({ ...marking, end: { ...end, used: 0 } })).toBe('Nothing fits these dice.');
    expect(statusWords({ ...marking, end })).toBe('Nothing more fits.');
  });

  it('says which misthrow it is when nothing averts it', () => {
    expect(statusWords({ ...marking, end: { ...end, misthrow: true } })).toBe('Nothing more fits. That is misthrow 2 of 3.');
    const third = { ...end, misthrow: true, last: true };
    expect(statusWords({ ...marking, end: third })).toBe('Nothing more fits. The third misthrow ends this sheet.');
    expect(statusWords({ ...marking, end: { ...third, second: true } })).toBe('Nothing more fits. The third misthrow ends the game.');
  });

});

describe('news', () => {
  const news = { code: 'ring-and-route-news-misthrow', params: { seat: 0, name: 'Player 1', count: 2, sheet: 1 } };

  it.each([
    [[0], 'You have a misthrow (2 of 3).'],
    [[0, 1], 'Ada has a misthrow (2 of 3).'], // two people at one device
    [[], 'Ada has a misthrow (2 of 3).'],
  ])('of a seat, to whoever has %o', (mine, text) => expect(told(news, ['Ada', 'Bo'], mine)).toBe(text));
});

describe('beside the dice it says', () => {
  it.each([
    [0, true, 'You threw: use all three'],
    [1, true, 'Bo threw: use at least two'],
    [1, false, 'Bo threw'], // at somebody else's sheet
  ])('to seat %i', (seat, own, said) => expect(dutyWords({ active: 0 } as Look, seat, own, 'Bo')).toBe(said));
});

describe('what something is worth', () => {
  it('goes with what comes next, as long as anything does', () => {
    expect(worthWords(0, 8)).toBe('0 points, then 8');
    expect(worthWords(25, undefined)).toBe('25 points');
  });
});

describe('finishing a sheet', () => {
  it('tells of a misthrow only if there will be one', () => {
    expect(turnWords(40, false)).toMatch(/^Your first sheet then keeps its 40 points.*second sheet\.$/);
    expect(turnWords(40, true)).toMatch(/the old sheet gets a misthrow, too; there it does no harm\.$/);
  });
});

describe('numbers that are cut off', () => {
  const numbers = { numbers: [{ value: 8 }, { value: 12 }, { value: 5 }, { value: 7 }] } as Sheet;

  it('are named, unless the route can go nowhere at all', () => {
    expect(cutOffWords(numbers, [0], new Set([1, 2]), [1, 2])).toBe('From here, your route can’t get to 5 and 12 any more.');
    expect(cutOffWords(numbers, [0, 3], new Set([1, 2]), [2])).toBe('Your route can’t go on from here.');
    const doubles = { numbers: [6, 11, 6, 9, 9].map((value) => ({ value })) } as Sheet;
    expect(cutOffWords(doubles, [0], new Set([1, 2, 3]), [1, 2, 3])).toBe('From here, your route can’t get to the other 6, the other 9 and 11 any more.');
    expect(cutOffWords(doubles, [0], new Set([2, 3, 4]), [4, 2, 3])).toBe('From here, your route can’t get to the other 6 and 9 any more.');
  });
});
