import { levels } from '@site/curriculum';
import { lessons as allLessons, type Lesson, type Section, type Term } from '@site/curriculum/lessons';
import { tokenize } from './words.ts';
import type { EducationLevel } from '@site/contracts';

/** The section that a lesson's example counts as. */
export const WORKED_EXAMPLE = 'worked-example';

/** A section of a lesson as retrieval sees it: what is found, quoted and cited. */
export interface Passage {
  id: string;
  level: EducationLevel;
  module: number;
  /** Of the module. */
  title: string;
  sectionId: string;
  section: string;
  text: string;
  /** Key terms that this section explains. */
  terms: readonly Term[];
}

/** The title that the outline gives a module. */
export const moduleTitle = (level: EducationLevel, module: number): string =>
  levels.find(({ id }) => id === level)?.modules[module - 1]?.title ?? '';

/** All sections of the lessons, each with the key terms that it explains. */
export const passagesOf = (lessons: readonly Lesson[] = allLessons): Passage[] =>
  lessons.flatMap(passagesOfLesson);

function passagesOfLesson(lesson: Lesson): Passage[] {
  const { level, module } = lesson;
  const sections = [...lesson.sections, { id: WORKED_EXAMPLE, ...lesson.example }];
  const homes = lesson.terms.map(term => homeOf(term, sections));
  return sections.map(section => ({
    id: `${level}/${module}/${section.id}`,
    level,
    module,
    title: moduleTitle(level, module),
    sectionId: section.id,
    section: section.title,
    text: section.paragraphs.join(' '),
    terms: lesson.terms.filter((_, index) => homes[index] === section),
  }));
}

// A term belongs to the section that speaks of it most, a mention in the heading counting for five.
function homeOf({ term }: Term, sections: readonly Section[]): Section | undefined {
  const mentions = ({ id, title, paragraphs }: Section) =>
    id === WORKED_EXAMPLE ? 0 : 5 * count(term, title) + count(term, paragraphs.join(' '));
  return sections.reduce(
    (best, section) => (mentions(section) > mentions(best) ? section : best),
    sections[0]!,
  );
}

function count(term: string, text: string): number {
  const wanted = new Set(tokenize(term));
  const said = ` ${tokenize(text).join(' ')} `;
  const whole = said.split(` ${[...wanted].join(' ')} `).length - 1;
  return 3 * whole + tokenize(text).filter(word => wanted.has(word)).length / wanted.size;
}
