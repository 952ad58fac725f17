import { levels } from '@site/curriculum';
import { lessons as allLessons, type Lesson, type Section, type Term } from '@site/curriculum/lessons';
import { stemsInOrder, stemsOf } from './words.ts';
import type { Level } from '../reply.ts';

/** The section that a lesson's example counts as. */
export const WORKED_EXAMPLE = 'worked-example';

/** A section of a lesson as retrieval sees it: what is found, quoted and cited. */
export interface Passage {
  id: string;
  level: Level;
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
const moduleTitle = (level: Level, module: number): string =>
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

// A term belongs to the section that speaks of it most; where none names it, to the one most like its definition.
function homeOf({ term, definition }: Term, sections: readonly Section[]): Section | undefined {
  const likeness = ({ id, title, paragraphs }: Section) => {
    if (id === WORKED_EXAMPLE) return 0;
    const text = paragraphs.join(' ');
    return 5 * mentions(term, title) + mentions(term, text) + sharedShare(definition, `${title} ${text}`);
  };
  return sections.reduce(
    (best, section) => (likeness(section) > likeness(best) ? section : best),
    sections[0]!,
  );
}

function mentions(term: string, text: string): number {
  const said = ` ${stemsInOrder(text).join(' ')} `;
  return said.split(` ${stemsInOrder(term).join(' ')} `).length - 1;
}

function sharedShare(definition: string, text: string): number {
  const wanted = stemsOf(`${definition}`);
  const said = new Set(stemsOf(text));
  return wanted.filter(word => said.has(word)).length / Math.max(1, wanted.length);
}
