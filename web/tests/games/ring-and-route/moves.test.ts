import { describe, expect, it } from 'vitest';
import { attempt, distinct, ending, lit, plainWay, readMoves, sum, toggled } from '../../../src/games/ring-and-route/moves';
import type { DieLook, SeatLook } from '../../../src/games/ring-and-route/types';

const MARKING = ['ring c5 A', 'ring c5 C', 'ring c10 A', 'route n4 A', 'route n7 AB', 'route n4 BC', 'done', 'turn'];
const DICE: DieLook[] = [
  { die: 'A', number: 6, colour: 'g' },
  { die: 'B', number: 1, colour: 'g' },
  { die: 'C', number: 2, colour: 'y' },
];

function seat(part: Partial<SeatLook>, misthrows = 0, sheets = 1): SeatLook {
  const sheet = { sheet: '1', ring: [], route: [], misthrows, points: { ring: 0, route: 0, sum: 0 } };
  return { sheets: Array(sheets).fill(sheet), used: '', due: 2, done: false, ended: false, open: '', ...part };
}

describe('moves', () => {
  it('are read from their words', () => {
    const offer = readMoves(MARKING);
    expect(offer.done && offer.turn).toBe(true);
    expect(offer.keep).toBe(false);
    expect(offer.ways).toHaveLength(6);
    expect(offer.ways[4]).toEqual({ space: 'n7', dice: 'AB', move: 'route n7 AB' });
  });

  it('say which dice can be thrown again', () => {
    const offer = readMoves(['keep', 'reroll A', 'reroll AC']);
    expect(offer.keep).toBe(true);
    expect(offer.rerolls).toEqual(['A', 'AC']);
  });

  it('offer nothing where there are none', () => {
    expect(readMoves([])).toEqual({ keep: false, rerolls: [], ways: [], done: false, turn: false });
  });
});

describe('spaces', () => {
  it('are lit with any dice while none is chosen, with all the ways to mark them', () => {
    const spaces = lit(readMoves(MARKING), '');
    expect([...spaces.keys()].sort()).toEqual(['c10', 'c5', 'n4', 'n7']);
    expect(spaces.get('c5')!.map((way) => way.dice)).toEqual(['A', 'C']);
    expect(spaces.get('n4')!.map((way) => way.dice)).toEqual(['A', 'BC']);
  });

  it('are lit with exactly the dice that are chosen', () => {
    const offer = readMoves(MARKING);
    expect([...lit(offer, 'A').keys()]).toEqual(['c5', 'c10', 'n4']);
    expect([...lit(offer, 'AB').keys()]).toEqual(['n7']);
    expect(lit(offer, 'ABC').size).toBe(0);
  });
});

describe('dice', () => {
  it('are chosen and given back, always in order', () => {
    expect(toggled('', 'C')).toBe('C');
    expect(toggled('C', 'A')).toBe('AC');
    expect(toggled('ABC', 'B')).toBe('AC');
  });

  it('add up', () => {
    expect(sum(DICE, 'AB')).toBe(7);
    expect(sum(DICE, '')).toBe(0);
  });
});

describe('finishing', () => {
  it('is a misthrow with too few dice', () => {
    expect(ending(seat({ used: 'A' }))).toEqual({ misthrow: true, used: 1, due: 2, count: 1, last: false, second: false });
    expect(ending(seat({ used: 'AB' })).misthrow).toBe(false);
    expect(ending(seat({ used: 'AB', due: 3 })).misthrow).toBe(true);
  });

  it('ends a sheet with the third, and the game on the second sheet', () => {
    expect(ending(seat({}, 2))).toEqual({ misthrow: true, used: 0, due: 2, count: 3, last: true, second: false });
    expect(ending(seat({}, 2, 2)).second).toBe(true);
    expect(ending(seat({ used: 'ABC' }, 2)).last).toBe(false);
  });
});

describe('dice with the same face', () => {
  const twins: DieLook[] = [DICE[0]!, { ...DICE[0]!, die: 'B' }, DICE[2]!];

  it('are one way, others are not', () => {
    const ways = ['A', 'B', 'C'].map((dice) => ({ space: 'c5', dice, move: `ring c5 ${dice}` }));
    expect(distinct(ways, twins).map(({ dice }) => dice)).toEqual(['A', 'C']);
    expect(distinct(ways, DICE)).toHaveLength(3);
  });

  it('are as good as each other in sums', () => {
    const ways = ['AC', 'BC'].map((dice) => ({ space: 'n7', dice, move: `route n7 ${dice}` }));
    expect(distinct(ways, twins).map(({ dice }) => dice)).toEqual(['AC']);
  });
});

describe('what somebody seems to want', () => {
  it('is to mark the space with the chosen dice, or with those that are free', () => {
    expect(attempt('n7', '', 'AC')).toBe('route n7 AC');
    expect(attempt('n7', 'C', 'AC')).toBe('route n7 C');
    expect(attempt('c5', '', 'BC')).toBe('ring c5 B');
    expect(attempt('c5', 'C', 'BC')).toBe('ring c5 C');
  });

  it('has words of the rules even if no die is left', () => {
    expect(attempt('n7', '', '')).toBe('route n7 ABC');
    expect(attempt('c5', '', '')).toBe('ring c5 A');
  });

  it('is no move with several dice on one ring space', () => expect(attempt('c5', 'AB', 'ABC')).toBeNull());
});

describe('a tap on a space', () => {
  const ways = (...dice: string[]) => dice.map((set) => ({ space: 'n4', dice: set, move: `route n4 ${set}` }));

  it('takes the only dice that do', () => {
    expect(plainWay(ways('A'))?.dice).toBe('A');
    expect(plainWay(ways('BC'))?.dice).toBe('BC');
  });

  it('asks wherever there is a choice', () => {
    expect(plainWay(ways('BC', 'A'))).toBeUndefined();
    expect(plainWay(ways('A', 'B', 'AC'))).toBeUndefined();
    expect(plainWay(ways('AB', 'BC'))).toBeUndefined();
    expect(plainWay([])).toBeUndefined();
  });
});
