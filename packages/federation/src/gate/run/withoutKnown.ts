import type { Visit, VisitResult } from './openPages.ts';
import type { Problem } from './watchPage.ts';

/** What a build may have as long as the default version has it, too: it makes nothing worse. */
export const isRelative = ({ kind }: Problem) => kind === 'accessibility' || kind === 'overflow';

/**
 * The results without what the default version has in the same page, opened in the same way.
 * @param mayHave which problems it may have as long as that one has them
 */
export const withoutKnown = (
  results: readonly VisitResult[],
  known: readonly VisitResult[],
  mayHave: (problem: Problem) => boolean = isRelative,
): VisitResult[] =>
  results.map(visit => {
    const same = known.find(other => isSameVisit(other, visit));
    const isKnown = (problem: Problem) =>
      mayHave(problem) && same?.problems.some(other => covers(other, problem));
    const problems = visit.problems.filter(problem => !isKnown(problem));
    return { ...visit, problems };
  });

/** A page as a visitor is another one than as a user. */
const isSameVisit = (one: Visit, other: Visit) =>
  one.path === other.path &&
  one.width === other.width &&
  one.amount === other.amount &&
  one.isUser === other.isUser;

/** No more elements than before break the same rule, the layout is no wider than before, or it is the same problem. */
function covers(known: Problem, problem: Problem) {
  if (known.kind !== problem.kind) return false;
  if (!isRelative(problem)) return problem.text === known.text;
  if (problem.pixels !== undefined && known.pixels !== undefined) return problem.pixels <= known.pixels;
  if (!problem.finding || !known.finding) return false;
  return known.finding.rule === problem.finding.rule && problem.finding.elements <= known.finding.elements;
}
