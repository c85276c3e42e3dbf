import { beforeEach, expect, test, vi } from 'vitest';
import { isNewcomer, keptMoves, learned, nextLesson } from '../src/lib/learned';
import { Lesson } from '../src/lib/lesson.svelte';
import { remember } from '../src/lib/storage';
import type { Frame, LessonShown, Said } from '../src/protocol';

const frame = (throws: number): Frame => ({ throws, said: [{ code: `news-${throws}`, params: {} }] }) as unknown as Frame;
const shown = (more: Partial<LessonShown>): LessonShown =>
  ({ frames: [frame(0), frame(1)], moves: ['pick g'], done: false, accepted: 0, answer: null, ...more }) as LessonShown;

let asked: string[][];
let answers: (LessonShown | { refused: number })[];
let told: string[];
let lesson: Lesson;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  told = [];
  answers = [shown({})];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    expect(path).toBe('/api/games/diceland/lessons/first-cross');
    asked.push(JSON.parse(body).moves);
    const answer = answers.shift()!;
    return Promise.resolve(
      'refused' in answer ? Response.json({ code: 'refused-lesson', params: {} }, { status: answer.refused }) : Response.json(answer),
    );
  });
  lesson = new Lesson('diceland', 'first-cross', ({ code }: Said) => told.push(code));
});

test('events are shown one after the other, and what is said with them', async () => {
  await lesson.begin();
  expect(lesson.now?.throws).toBe(1);
  expect(told).toEqual(['news-0', 'news-1']);
  expect(lesson.showing).toBe(false);
});

test('a move that is accepted is kept, so that one comes back where one was', async () => {
  await lesson.begin();
  answers = [shown({ frames: [frame(1), frame(2)] })];
  expect(await lesson.attempt('pick g')).toBe(true);
  expect(asked.at(-1)).toEqual(['pick g']);
  expect(keptMoves('diceland', 'first-cross')).toEqual(['pick g']);
  expect(told.at(-1)).toBe('news-2');
  answers = [shown({})];
  await new Lesson('diceland', 'first-cross', () => undefined).begin();
  expect(asked.at(-1)).toEqual(['pick g']);
});

test('a try that is not accepted is answered, and nothing else changes', async () => {
  await lesson.begin();
  answers = [shown({ answer: { code: 'no', params: {} }, frames: [] })];
  expect(await lesson.attempt('pick r')).toBe(false);
  expect(lesson.answer?.said.code).toBe('no');
  expect(lesson.now?.throws).toBe(1);
  answers = [shown({})];
  await lesson.attempt('pick g');
  expect(asked.at(-1)).toEqual(['pick g']);
  expect(lesson.answer).toBeNull();
});

test('asking why plays nothing, even if the move is possible', async () => {
  await lesson.begin();
  answers = [shown({ frames: [frame(1), frame(2)] }), shown({ answer: { code: 'why', params: {} } })];
  await lesson.why('pick g');
  expect(lesson.now?.throws).toBe(1);
  expect(lesson.answer).toBeNull();
  await lesson.why('pick s');
  expect(lesson.answer?.said.code).toBe('why');
  expect(keptMoves('diceland', 'first-cross')).toEqual([]);
});

test('the newest move is taken back by leaving it out', async () => {
  await lesson.begin();
  expect(await lesson.takeBack()).toBe(false);
  answers = [shown({}), shown({})];
  await lesson.attempt('pick g');
  expect(await lesson.takeBack()).toBe(true);
  expect(asked.at(-1)).toEqual([]);
});

test('the end is kept, and the next lesson follows', async () => {
  await lesson.begin();
  answers = [shown({ done: true })];
  await lesson.attempt('pick g');
  expect(learned('diceland')).toEqual({ at: 'first-cross', moves: [], done: ['first-cross'] });
  expect(nextLesson('diceland', ['first-cross', 'again'])).toBe('again');
  expect(nextLesson('diceland', ['first-cross'])).toBeNull();
});

test('a lesson that has changed meanwhile begins anew', async () => {
  remember('lessons', { diceland: { at: 'first-cross', moves: ['old'], done: [] } });
  answers = [{ refused: 409 }, shown({})];
  await lesson.begin();
  expect(asked).toEqual([['old'], []]);
  expect(lesson.now?.throws).toBe(1);
});

test('what was wrong is no longer said once something else is tried', () => {
  const lesson = new Lesson('diceland', 'first-cross', vi.fn());
  lesson.refuse('refused-not-now');
  expect(lesson.answer?.said.code).toBe('refused-not-now');
  lesson.forgetAnswer();
  expect(lesson.answer).toBeNull();
});

test('a server that fails is told, and the learner may try again', async () => {
  await lesson.begin();
  answers = [{ refused: 500 }, shown({})];
  expect(await lesson.attempt('pick g')).toBe(false);
  expect(lesson.answer?.said.code).toBe('refused-lesson');
  expect(await lesson.attempt('pick g')).toBe(true);
});

test('the lesson that was left is the one to go on with, unless it is done', () => {
  const course = ['one', 'two', 'three'];
  expect(nextLesson('diceland', course)).toBe('one');
  remember('lessons', { diceland: { at: 'three', moves: [], done: ['one'] } });
  expect(nextLesson('diceland', course)).toBe('three');
  remember('lessons', { diceland: { at: 'three', moves: [], done: ['one', 'three'] } });
  expect(nextLesson('diceland', course)).toBe('two');
});

test('the lessons of a game are offered until it was played or they were begun, whatever happens to other games', () => {
  const offered = (): boolean[] => ['diceland', 'ring-and-route'].map(isNewcomer);
  expect(offered()).toEqual([true, true]);
  remember('tables', [{ id: 'T', at: 0, mine: [0], table: { game: 'diceland' } }]);
  expect(offered()).toEqual([false, true]);
  localStorage.clear();
  remember('games', [{ id: 'T', game: 'ring-and-route' }]);
  expect(offered()).toEqual([true, false]);
  localStorage.clear();
  remember('lessons', { diceland: { at: 'one', moves: [], done: [] } });
  expect(offered()).toEqual([false, true]);
});
