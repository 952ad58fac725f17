import { answers } from './answers.ts';
import { namedIn } from './terms.ts';
import { stopWords, tokenize } from './words.ts';

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

/** The answers to "What is X?" that lead to the glossary's X, by the id of the term: one for each of its names. */
const definitions = new Map<string, string[]>();
for (const { id, cites, questions } of answers) {
  const term = askedTerm(questions[0] ?? '');
  if (term && term.next === undefined && cites.includes(`glossary/${term.id}`))
    definitions.set(term.id, [...(definitions.get(term.id) ?? []), id]);
}

/** The ids of the answers that define what a question asks to be explained. */
export function definitionsAsked(question: string): readonly string[] {
  const term = askedTerm(question);
  const isWhole = term && (term.next === undefined || stopWords.has(term.next));
  return (isWhole && definitions.get(term.id)) || [];
}
