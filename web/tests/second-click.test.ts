import { beforeEach, expect, it } from 'vitest';
import { repeats, SecondClick } from '../src/lib/second-click';

interface Thing {
  name: string;
  closest: () => Thing;
  getAttribute: () => null;
  readonly textContent: string;
}

function thing(name: string): Thing {
  const made: Thing = { name, closest: () => made, getAttribute: () => null, get textContent() { return made.name; } };
  return made;
}

let second: SecondClick;
let changed: Map<unknown, number>;
beforeEach(() => {
  changed = new Map();
  second = new SecondClick((control) => changed.get(control) ?? -Infinity);
});

function refused(target: Thing | null, at: number, x = 100, detail = 1): boolean {
  return second.refuses({ target: target as unknown as EventTarget, timeStamp: at, clientX: x, clientY: 50, detail });
}

it('a second click on what has taken the place of a button is one too many', () => {
  expect(refused(thing('Red'), 0)).toBe(false);
  expect(refused(thing('Throw again'), 120)).toBe(true);
});

it('so it is on a button that says something else now', () => {
  const button = thing('Choose');
  expect(refused(button, 0)).toBe(false);
  button.name = 'Stop';
  expect(refused(button, 650)).toBe(true);
});

it('the same button can be pressed again', () => {
  const next = thing('Next');
  expect([0, 200, 400].map((at) => refused(next, at))).toEqual([false, false, false]);
});

it('whoever goes on tapping hits nothing new', () => {
  const [done, colour, stop] = [thing('Done'), thing('Red'), thing('Stop')];
  expect(refused(done, 0)).toBe(false);
  expect([330, 660, 990, 1320].map((at, i) => refused(i % 2 ? stop : colour, at))).toEqual([true, true, true, true]);
  expect(refused(stop, 2100)).toBe(false);
});

it('a click beside everything, such as one that skips dice, is followed by none on a button either', () => {
  expect(refused(null, 0)).toBe(false);
  expect(refused(thing('Red'), 330)).toBe(true);
});

it('clicks far enough from each other are meant', () => {
  expect(refused(thing('d5'), 0, 100)).toBe(false);
  expect(refused(thing('d6'), 100, 127)).toBe(false);
});

it('what has just come can not be clicked yet, wherever the last click was', () => {
  const [space, colour] = [thing('d5'), thing('Orange')];
  expect(refused(space, 0, 300)).toBe(false);
  changed.set(colour, 900);
  expect(refused(colour, 1000)).toBe(true);
  expect(refused(colour, 1300)).toBe(false);
});

it('but what comes while it is clicked again and again can', () => {
  const next = thing('Next');
  expect(refused(next, 0)).toBe(false);
  changed.set(next, 100);
  expect(refused(next, 200)).toBe(false);
});

it('clicks by keys are meant', () => {
  expect(refused(thing('Red'), 0)).toBe(false);
  expect(refused(thing('Stop'), 100, 100, 0)).toBe(false);
});

it('a key that is held down presses once, but goes on walking and writing', () => {
  const at = (key: string, field: boolean): boolean =>
    repeats({ repeat: true, key, target: { closest: () => (field ? {} : null) } as unknown as EventTarget });
  expect(['Enter', ' ', 'd', '1'].map((key) => at(key, false))).toEqual([true, true, true, true]);
  expect(['ArrowRight', 'Tab'].map((key) => at(key, false))).toEqual([false, false]);
  expect(at('d', true)).toBe(false);
});
