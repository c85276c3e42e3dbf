import { expect, test } from 'vitest';
import { Steps } from '../src/lib/steps.svelte';

test('each change is undone and done again', () => {
  const steps = new Steps('a');
  expect([steps.canUndo, steps.canRedo]).toEqual([false, false]);
  steps.change('b');
  steps.change('c');
  steps.undo();
  expect([steps.text, steps.canUndo, steps.canRedo]).toEqual(['b', true, true]);
  steps.redo();
  expect(steps.text).toBe('c');
  steps.undo();
  steps.undo();
  steps.undo();
  expect([steps.text, steps.canUndo]).toEqual(['a', false]);
});

test('the changes of a gesture are one step', () => {
  const steps = new Steps('a');
  const stroke = {};
  steps.change('b', stroke);
  steps.change('c', stroke);
  steps.change('d', {});
  steps.undo();
  expect(steps.text).toBe('c');
  steps.undo();
  expect(steps.text).toBe('a');
});

test('a gesture that was undone is over', () => {
  const steps = new Steps('a');
  const stroke = {};
  steps.change('b', stroke);
  steps.undo();
  steps.change('c', stroke);
  steps.undo();
  expect(steps.text).toBe('a');
});

test('a change ends what could be done again, and no change is no step', () => {
  const steps = new Steps('a');
  steps.change('b');
  steps.undo();
  steps.change('a');
  expect(steps.canRedo).toBe(true);
  steps.change('c');
  expect(steps.canRedo).toBe(false);
});
