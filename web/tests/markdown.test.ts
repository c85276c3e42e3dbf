import { expect, test } from 'vitest';
import { inline, readMarkdown } from '../src/lib/rules/markdown';

const RULES = import.meta.glob<string>('../../src/rollwright/games/*/RULES.md', { query: '?raw', import: 'default', eager: true });

test('marks of a line become its pieces', () => {
  expect(inline('**D5** A *new*\ncross, `d5`, [below](#x).')).toEqual([
    { kind: 'bold', text: 'D5' },
    { kind: 'text', text: ' A ' },
    { kind: 'italic', text: 'new' },
    { kind: 'text', text: ' cross, ' },
    { kind: 'code', text: 'd5' },
    { kind: 'text', text: ', ' },
    { kind: 'text', text: 'below' },
    { kind: 'text', text: '.' },
  ]);
});

test.each(Object.entries(RULES))('all of %s is understood', (_, text) => {
  const blocks = readMarkdown(text);
  expect(new Set(blocks.map(({ kind }) => kind))).toContain('table');
  expect(JSON.stringify(blocks)).not.toMatch(/\*\*|\]\(|\|/);
});
