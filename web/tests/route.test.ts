import { expect, test } from 'vitest';
import { readRoute } from '../src/lib/route.svelte';

test.each([
  ['/', '', { page: 'home' }],
  ['/new/diceland', '?way=friends', { page: 'new', game: 'diceland', way: 'friends', own: null }],
  ['/new/diceland', '?way=nonsense', { page: 'new', game: 'diceland', way: 'bot', own: null }],
  ['/table/abc', '', { page: 'table', id: 'abc' }],
  ['/rules/ring-and-route', '', { page: 'rules', game: 'ring-and-route' }],
  ['/learn/diceland', '', { page: 'learn', game: 'diceland', lesson: null }],
  ['/learn/diceland/goal', '', { page: 'learn', game: 'diceland', lesson: 'goal' }],
  ['/learn', '', { page: 'lost' }],
  ['/replay', '', { page: 'replay' }],
  ['/review', '', { page: 'review', id: null }],
  ['/review/abc', '', { page: 'review', id: 'abc' }],
  ['/analysis', '', { page: 'analysis', game: null }],
  ['/new/diceland', '?way=friends&own=1f', { page: 'new', game: 'diceland', way: 'friends', own: '1f' }],
  ['/workshop', '', { page: 'workshop', game: null, piece: null }],
  ['/workshop/diceland', '', { page: 'workshop', game: 'diceland', piece: null }],
  ['/workshop/diceland/1f', '', { page: 'workshop', game: 'diceland', piece: '1f' }],
  ['/analysis/diceland', '', { page: 'analysis', game: 'diceland' }],
  ['/table', '', { page: 'lost' }],
  ['/nowhere', '', { page: 'lost' }],
])('%s%s', (path, query, route) => {
  expect(readRoute(path, query)).toEqual(route);
});
