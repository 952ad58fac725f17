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

/** The terms of the glossary that a question names, each by its longest name; a name inside a longer one does not count. */
export function namedIn(question: string): GlossaryTerm[] {
  const asked = spelled(question);
  const said = names.filter(({ name }) => asked.includes(name));
  said.sort((one, other) => other.name.length - one.name.length);
  const isTold = ({ entry, name }: (typeof said)[number], place: number) =>
    said.slice(0, place).some(before => entry === before.entry || before.name.includes(name));
  return said.flatMap((each, place) => (isTold(each, place) ? [] : each.entry)).slice(0, MOST);
}
