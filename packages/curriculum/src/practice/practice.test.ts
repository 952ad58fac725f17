import { describe, expect, it } from '@jest/globals';
import { levels } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { exercises, exercisesOf } from './index.ts';

const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote!);

it('has two exercises for each open lesson and none for a locked one', () => {
  for (const { id, modules } of levels)
    for (const { number, locked } of modules)
      expect({ id, number, exercises: exercisesOf(id, number).length }).toEqual({
        id,
        number,
        exercises: locked ? 0 : 2,
      });
  expect(exercises).toHaveLength(12);
  expect(new Set(exercises.map(({ id }) => id)).size).toBe(12);
});

it('shows the rule losing, too, and staying out', () => {
  expect(exercises.filter(({ rule }) => rule.r < 0).length).toBeGreaterThanOrEqual(4);
  expect(exercises.filter(({ rule }) => rule.plan.side === 'out')).not.toEqual([]);
  expect(exercises.filter(({ rule }) => rule.plan.side === 'short')).not.toEqual([]);
});

const all = lessons.flatMap(lesson =>
  exercisesOf(lesson.level, lesson.module).map(exercise => [exercise.id, exercise, lesson] as const),
);

describe.each(all)('%s', (_, { title, task, rule }, lesson) => {
  const taught = JSON.stringify([lesson.sections, lesson.example]).toLowerCase();

  it('says what the rule says in the words of its lesson', () => {
    expect(quotesIn(rule.says)).not.toEqual([]);
    for (const quote of quotesIn(rule.says + rule.fails)) expect(taught).toContain(quote.toLowerCase());
  });

  it('has whole sentences, and a title that does not tell the end', () => {
    for (const text of [task, rule.says, rule.fails]) expect(text).toMatch(/[.?!]”?$/);
    expect(title).not.toMatch(/[.:]|\bR\b|wins?|los[est]/i);
  });
});
