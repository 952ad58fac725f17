import { glossary, type GlossaryTerm } from '@site/curriculum/glossary';
import { stem, tokenize } from './words.ts';

const MOST = 3;
// "should" would be stemmed like the shoulders beside a head.
const spelled = (text: string) =>
  ` ${tokenize(text.replace(/\bshould\b/gi, ''))
    .map(stem)
    .join(' ')} `;
const parted = (term: string) => [term, ...term.replace(/ order$/, '').split(' and ')];
const names = glossary.flatMap(entry =>
  [...new Set([...parted(entry.term), ...entry.aliases].map(spelled))].map(name => ({ entry, name })),
);

/** A term that a question names, and by how many words. */
export interface NamedTerm {
  entry: GlossaryTerm;
  words: number;
}

/** The terms of the glossary that a question names, each by its longest name; a name inside a longer one does not count. */
export function namedIn(question: string): NamedTerm[] {
  const asked = spelled(question);
  const said = names.filter(({ name }) => asked.includes(name));
  said.sort((one, other) => other.name.length - one.name.length);
  const found: { entry: GlossaryTerm; name: string }[] = [];
  for (const each of said) {
    if (found.some(({ entry, name }) => entry === each.entry || name.includes(each.name))) continue;
    found.push(each);
  }
  return found.slice(0, MOST).map(({ entry, name }) => ({ entry, words: name.trim().split(' ').length }));
}
