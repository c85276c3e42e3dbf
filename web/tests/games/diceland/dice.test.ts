import { describe, expect, it } from 'vitest';
import { arrange, type Lying } from '../../../src/games/diceland/dice';

const seen = (dice: Lying[]): string => dice.map((die) => `${die.die}${die.colour ?? '?'}${die.aside ? '!' : ''}`).join(' ');

describe('dice', () => {
  it('begin in a row', () => {
    expect(seen(arrange([], '', 'rrrygg', 0))).toBe('0r 1r 2r 3y 4g 5g');
  });

  it('of the chosen colour go aside and stay the same dice', () => {
    const thrown = arrange([], '', 'rrrygg', 0);
    const picked = arrange(thrown, 'gg', 'rrry', 0);
    expect(seen(picked)).toBe('4g! 5g! 0r 1r 2r 3y');
    const air = arrange(picked, 'gg', '', 4);
    expect(seen(air)).toBe('4g! 5g! 0? 1? 2? 3?');
    const fallen = arrange(air, 'ggg', 'bbb', 0);
    expect(seen(fallen).startsWith('4g! 5g!')).toBe(true);
    expect(new Set(fallen.map((die) => die.die)).size).toBe(6);
  });

  it('are five in a treasure throw', () => {
    const all = arrange([], '', 'rrrygg', 0);
    expect(arrange(all, '', 'yybos', 0)).toHaveLength(5);
  });
});
