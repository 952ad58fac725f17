import { type Citation, type Level } from '../reply.ts';
import { levels } from '@site/curriculum';
import { glossary } from '@site/curriculum/glossary';
import { lessons, type Lesson } from '@site/curriculum/lessons';

/** What an answer cites. */
export interface Passage {
  /** `beginner/2/position-size`, `beginner/2/worked-example`, `glossary/halving`. */
  id: string;
  kind: 'section' | 'example' | 'term';
  /** Of its lesson; a term's is the one that explains it best. */
  level: Level;
  module: number;
  /** Of the module. */
  title: string;
  isLocked: boolean;
  /** The heading: a section's title, or the term. */
  section: string;
  text: string;
  /** A term and its aliases. */
  names: readonly string[];
}

/** All that can be cited: sections and examples of the lessons, terms of the glossary. */
export const passagesOf = (): Passage[] => [
  ...lessons.flatMap(passagesOfLesson),
  ...glossary.map(({ id, term, aliases, definition, lessons: [lesson] }) => ({
    ...placeOf(lesson.level, lesson.module),
    id: `glossary/${id}`,
    kind: 'term' as const,
    section: term,
    text: definition,
    names: [term, ...aliases],
  })),
];

const defined = new Set(glossary.map(({ term }) => term));

function passagesOfLesson({ level, module, sections, example, terms }: Lesson): Passage[] {
  // A term that only the lesson defines names the first section that speaks of it.
  const own = terms.filter(({ term }) => !defined.has(term));
  const homes = own.map(
    ({ term }) =>
      sections.find(({ paragraphs }) => paragraphs.join(' ').toLowerCase().includes(term.toLowerCase())) ??
      sections[0],
  );
  return [...sections, { ...example, id: 'worked-example' }].map(section => ({
    ...placeOf(level, module),
    id: `${level}/${module}/${section.id}`,
    kind: section.id === 'worked-example' ? 'example' : 'section',
    section: section.title,
    text: section.paragraphs.join('\n\n'),
    names: own.flatMap(({ term }, index) => (homes[index]?.id === section.id ? [term] : [])),
  }));
}

function placeOf(level: Level, module: number) {
  const { title, locked } = levels.find(({ id }) => id === level)!.modules[module - 1]!;
  return { level, module, title, isLocked: locked };
}

/** The citations of passages under the numbers 1, 2 … */
export const citationsOf = (passages: readonly Passage[]): Citation[] =>
  passages.map(({ id, kind, level, module, title, section }, index) => ({
    number: index + 1,
    level,
    module,
    title,
    section,
    term: kind === 'term' ? id.slice(id.indexOf('/') + 1) : null,
  }));
