import { glossary, type GlossaryTerm } from '@site/curriculum/glossary';
import { stem, tokenize } from './words.ts';

const MOST = 3;
// "should" would be stemmed like the shoulders beside a head.
const stemmed = (text: string) => tokenize(text.replace(/\bshould\b/gi, '')).map(stem);
const spelled = (words: readonly string[]) => ` ${words.join(' ')} `;
const parted = (term: string) => [term, ...term.replace(/ order$/, '').split(' and ')];
const names = glossary.flatMap(entry =>
  [...new Set([...parted(entry.term), ...entry.aliases].map(each => spelled(stemmed(each))))].map(name => ({
    entry,
    name,
  })),
);
const longest = Math.max(...names.map(({ name }) => name.trim().split(' ').length));

/** The terms of the glossary that a question names, each by its longest name; a name inside a longer one does not count. */
export function namedIn(question: string): GlossaryTerm[] {
  const words = stemmed(question);
  const runs = new Set<string>();
  for (const from of words.keys())
    for (let to = from + 1; to <= from + longest; to += 1) runs.add(spelled(words.slice(from, to)));
  const said = names.filter(({ name }) => runs.has(name));
  said.sort((one, other) => other.name.length - one.name.length);
  const isTold = ({ entry, name }: (typeof said)[number], place: number) =>
    said.slice(0, place).some(before => entry === before.entry || before.name.includes(name));
  return said.flatMap((each, place) => (isTold(each, place) ? [] : each.entry)).slice(0, MOST);
}
