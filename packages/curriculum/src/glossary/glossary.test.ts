import { describe, expect, it } from '@jest/globals';
import { lessons } from '../lessons/index.ts';
import { glossary } from './index.ts';

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

it('has at least the 120 terms that the programme promises, each once, in alphabetical order', () => {
  const terms = glossary.map(({ term }) => term);
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(terms.length);
  expect(terms.length).toBeGreaterThanOrEqual(120);
  expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other, 'en')));
});

it('names no two terms alike, whatever word is used for them', () => {
  const names = glossary.flatMap(({ term, aliases }) => [term, ...aliases]).map(name => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

it('leads to every lesson of the programme', () => {
  const named = new Set(
    glossary.flatMap(term => term.lessons.map(({ level, module }) => `${level} ${module}`)),
  );
  expect([...named].sort()).toEqual(lessons.map(({ level, module }) => `${level} ${module}`).sort());
});

describe.each(glossary)('$term', ({ id, definition, lessons: refs }) => {
  it('has a slug, two to four sentences without markup, and lessons that exist', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(sentences(definition).length).toBeGreaterThanOrEqual(2);
    expect(sentences(definition).length).toBeLessThanOrEqual(4);
    expect(definition).toMatch(/\.$/);
    expect(definition).not.toMatch(/[<>*_`]|https?:|\b(should|must) (you|I) /);
    for (const { level, module } of refs)
      expect(lessons.some(lesson => lesson.level === level && lesson.module === module)).toBe(true);
  });
});
