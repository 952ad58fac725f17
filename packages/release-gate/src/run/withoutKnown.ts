import { isSameVisit, type Visit, type VisitResult } from './visits.ts';
import type { Problem } from './watchPage.ts';

/** What a build may have as long as the default version has it, too: it makes nothing worse. */
export const isRelative = ({ kind }: Problem) => kind === 'accessibility' || kind === 'overflow';

/** What a build may have in a visit as long as the default version has it, too. */
export type MayHave = (problem: Problem, visit: Visit) => boolean;

/**
 * The results without what the default version has in the same page, opened in the same way.
 * @param mayHave which problems it may have as long as that one has them
 */
export const withoutKnown = (
  results: readonly VisitResult[],
  known: readonly VisitResult[],
  mayHave: MayHave = isRelative,
): VisitResult[] =>
  results.map(visit => {
    const same = known.find(other => isSameVisit(other, visit));
    const isKnown = (problem: Problem) =>
      mayHave(problem, visit) && same?.problems.some(other => covers(other, problem));
    const problems = visit.problems.filter(problem => !isKnown(problem));
    return { ...visit, problems };
  });

/** No more elements than before break the same rule, the layout is no wider than before, or it is the same problem. */
function covers(known: Problem, problem: Problem) {
  if (known.kind !== problem.kind) return false;
  if (!isRelative(problem)) return problem.text === known.text;
  if (problem.pixels !== undefined && known.pixels !== undefined) return problem.pixels <= known.pixels;
  if (!problem.finding || !known.finding) return false;
  return known.finding.rule === problem.finding.rule && problem.finding.elements <= known.finding.elements;
}
