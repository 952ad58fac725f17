import { glossary, type GlossaryTerm } from '@site/curriculum/glossary';
import { stemsInOrder } from './words.ts';

const MOST = 2;

const spelled = (text: string) => ` ${stemsInOrder(text).join(' ')} `;
// "Setup and trigger" is named by either word, "Futures contract" only by both, "One-cancels-the-other order" also as "OCO".
const names = glossary.map(entry => ({ entry, names: namesOf(entry).map(spelled) }));

function namesOf({ term, definition }: GlossaryTerm): string[] {
  const short = /, called (\w+) for short/.exec(definition)?.[1];
  const name = term.includes('-') ? term.replace(/ order$/, '') : term;
  return [...name.split(' and '), ...(short ? [short] : [])];
}

/** The terms of the glossary that a question names, the longest first. */
export function termsIn(question: string): GlossaryTerm[] {
  const asked = spelled(question);
  return names
    .filter(({ names }) => names.some(name => name.trim() && asked.includes(name)))
    .map(({ entry }) => entry)
    .sort((one, other) => other.term.length - one.term.length)
    .slice(0, MOST);
}
