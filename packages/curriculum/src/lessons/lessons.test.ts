import { describe, expect, it } from '@jest/globals';
import { levels } from '../index.ts';
import { equationsIn } from '../testing/arithmetic.ts';
import { findLesson, lessons } from './index.ts';
import type { Lesson } from './lesson.ts';

const outline = levels.flatMap(level =>
  level.modules.map(module => ({ level: level.id, module: module.number })),
);
const textOf = (lesson: Lesson) =>
  [...lesson.sections, lesson.example].flatMap(({ paragraphs }) => paragraphs).join('\n');
const words = (text: string) => text.split(/\s+/).filter(word => /\w/.test(word)).length;
const unique = (values: readonly string[]) => new Set(values.map(value => value.toLowerCase())).size;

it('has one lesson for each module, in the order of the outline', () => {
  expect(lessons.map(({ level, module }) => ({ level, module }))).toEqual(outline);
  expect(findLesson('expert', 6)).toBe(lessons.at(-1));
  expect(findLesson('expert', 7)).toBeUndefined();
});

it('defines 120 terms, none of them twice', () => {
  const terms = lessons.flatMap(lesson => lesson.terms.map(({ term }) => term));
  expect(terms).toHaveLength(120);
  expect(unique(terms)).toBe(120);
});

it('calls each lesson what the outline calls it', () => {
  const titles = levels.flatMap(level => level.modules.map(module => module.title));
  expect(lessons.map(({ title }) => title)).toEqual(titles);
});

it('asks no question twice', () => {
  const checks = lessons.flatMap(lesson => lesson.checks);
  expect(unique(checks.map(({ question }) => question))).toBe(54);
  expect(unique(checks.map(({ id }) => id))).toBe(54);
});

describe.each(lessons)('lesson $level $module', lesson => {
  it('has 400 to 2,500 words in three to twenty named sections', () => {
    const count = words(textOf(lesson));
    expect(count).toBeGreaterThanOrEqual(400);
    expect(count).toBeLessThanOrEqual(2500);
    expect(lesson.sections.length).toBeGreaterThanOrEqual(3);
    expect(lesson.sections.length).toBeLessThanOrEqual(20);
    expect(unique(lesson.sections.map(({ title }) => title))).toBe(lesson.sections.length);
    expect(unique(lesson.sections.map(({ id }) => id))).toBe(lesson.sections.length);
    for (const { id, title, paragraphs } of lesson.sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title.trim()).not.toBe('');
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  });

  it('computes an example, and every computation in it is right', () => {
    expect(lesson.example.paragraphs.join('\n').match(/\d[\d,.]*/g)?.length).toBeGreaterThanOrEqual(6);
    const spoken = lesson.checks.flatMap(({ explanation, misses = [] }) => [explanation, ...misses]);
    for (const { text, computed, stated, tolerance } of equationsIn([textOf(lesson), ...spoken].join('\n')))
      expect({ text, off: Math.abs(computed - stated) <= tolerance ? 0 : computed - stated }).toEqual({
        text,
        off: 0,
      });
  });

  it('defines five to eight terms', () => {
    expect(lesson.terms.length).toBeGreaterThanOrEqual(5);
    expect(lesson.terms.length).toBeLessThanOrEqual(8);
    for (const { definition } of lesson.terms) expect(words(definition)).toBeGreaterThanOrEqual(5);
  });

  it('checks with three questions that have one right choice and a reason', () => {
    expect(lesson.checks).toHaveLength(3);
    const { locked } = levels.find(({ id }) => id === lesson.level)!.modules[lesson.module - 1]!;
    for (const { choices, answer, explanation, misses = [] } of lesson.checks) {
      if (!locked) expect(misses).toHaveLength(choices.length - 1);
      for (const miss of misses) expect(words(miss)).toBeGreaterThanOrEqual(5);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices.length).toBeLessThanOrEqual(4);
      expect(unique(choices)).toBe(choices.length);
      expect(choices[answer]).toBeDefined();
      expect(words(explanation)).toBeGreaterThanOrEqual(5);
    }
  });

  it('points to other modules that exist', () => {
    expect(lesson.seeAlso.length).toBeGreaterThan(0);
    for (const ref of lesson.seeAlso) {
      expect(outline).toContainEqual(ref);
      expect(ref).not.toEqual({ level: lesson.level, module: lesson.module });
    }
  });

  it('leaves no text empty', () => {
    expect(JSON.stringify(lesson)).not.toMatch(/"\s*"/);
  });

  it('carries no markup, so that it can be quoted as it stands', () => {
    expect(textOf(lesson)).not.toMatch(/[<>*_`]|https?:/);
  });
});

it('does not put every right answer in the same place', () => {
  const places = lessons.flatMap(lesson => lesson.checks.map(({ answer }) => answer));
  for (const place of [0, 1, 2])
    expect(places.filter(answer => answer === place).length).toBeGreaterThanOrEqual(9);
});

it('finds the computations that it checks', () => {
  expect(equationsIn(lessons.map(textOf).join('\n')).length).toBeGreaterThan(100);
});
