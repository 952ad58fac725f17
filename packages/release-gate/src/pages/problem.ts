import { describeVisit, type Visit } from './visits.ts';

/** One thing that went wrong in a page. */
export interface Problem {
  text: string;
  /** Lines of a stack, or one address with line and column. */
  stack?: string | undefined;
  /** Of what a build may have if the default version has it, too, in whatever place and measure. */
  rule?: string;
  /** Whether a busy machine can be the reason. */
  isLate?: boolean;
}

export interface VisitResult extends Visit {
  problems: Problem[];
}

/** The same page, opened in the same way. */
export const isSameVisit = (one: Visit, other: Visit) => describeVisit(one) === describeVisit(other);

/** What a build may have in a visit as long as the default version has it, too. */
export type MayHave = (problem: Problem, visit: Visit) => boolean;

/** The results without what the default version has in the same page, opened in the same way. */
export const withoutKnown = (
  results: readonly VisitResult[],
  known: readonly VisitResult[],
  mayHave: MayHave,
): VisitResult[] =>
  results.map(visit => {
    const before = known.filter(other => isSameVisit(other, visit)).flatMap(({ problems }) => problems);
    const isKnown = (problem: Problem) =>
      mayHave(problem, visit) && before.some(other => isSame(other, problem));
    return { ...visit, problems: visit.problems.filter(problem => !isKnown(problem)) };
  });

const isSame = (one: Problem, other: Problem) => (one.rule ?? one.text) === (other.rule ?? other.text);

/** Pages that a sentence names; of the others it says how many there are. */
const MAX_NAMED = 3;

/** One sentence for each thing that is wrong, with the pages where it is. */
export async function describeProblems(
  results: readonly VisitResult[],
  findPlace: (stack: string) => Promise<string | undefined>,
): Promise<string[]> {
  const sentences = new Map<string, Set<string>>();
  for (const visit of results)
    for (const { text, stack } of visit.problems) {
      const place = stack && (await findPlace(stack));
      const sentence = place ? `${text} (${place})` : text;
      sentences.set(sentence, (sentences.get(sentence) ?? new Set()).add(describeVisit(visit)));
    }
  return [...sentences].map(([sentence, where]) => {
    const more = where.size > MAX_NAMED ? ` and ${where.size - MAX_NAMED} more` : '';
    return `${[...where].slice(0, MAX_NAMED).join(', ')}${more}: ${sentence}`;
  });
}
