import { answers } from './answers.ts';
import { namedIn } from './terms.ts';
import { stopWords } from './vocabulary.ts';
import { tokenize } from './words.ts';

const LONGEST = 4;
const ASKED = /\bwhat(?:'?s| is| are| does| do| means?)(?: (?:is|it|this|that|mean|means|an?|the|by))* (.+)/i;

/** The term that a text asks to be explained, and what follows it: "what is a swap and who pays it?" */
function askedTerm(text: string) {
  const words = tokenize(ASKED.exec(text)?.[1] ?? '');
  for (let count = LONGEST; count > 0; count -= 1) {
    const [term] = namedIn(words.slice(0, count).join(' '));
    if (term?.words === count) return { id: term.entry.id, next: words[count] };
  }
  return undefined;
}

/** The answers to "What is X?" that lead to the glossary's X, by the id of the term. */
const definitions = new Map(
  answers.flatMap(({ id, cites, questions: [first = ''] }) => {
    const term = askedTerm(first);
    const isDefined = term && term.next === undefined && cites.includes(`glossary/${term.id}`);
    return isDefined ? [[term.id, id] as const] : [];
  }),
);

/** The id of the answer that defines what a question asks to be explained. */
export function definitionAsked(question: string): string | undefined {
  const term = askedTerm(question);
  const isWhole = term && (term.next === undefined || stopWords.has(term.next));
  return isWhole ? definitions.get(term.id) : undefined;
}
