import type { VisitResult } from './openPages.ts';
import type { Problem } from './watchPage.ts';

/** What a build may have as long as the version that visitors have has it, too: it makes nothing worse. */
export const isRelative = ({ kind }: Problem) => kind === 'accessibility' || kind === 'overflow';

/** The results without what the version before has in the same page at the same width. */
export const withoutKnown = (
  results: readonly VisitResult[],
  before: readonly VisitResult[],
): VisitResult[] =>
  results.map(visit => {
    const same = before.find(
      ({ path, width, amount }) => path === visit.path && width === visit.width && amount === visit.amount,
    );
    const problems = visit.problems.filter(problem => !same?.problems.some(known => covers(known, problem)));
    return { ...visit, problems };
  });

/** No more elements than before break the same rule. */
function covers(known: Problem, problem: Problem) {
  if (!isRelative(problem) || known.kind !== problem.kind) return false;
  if (!problem.finding || !known.finding) return true;
  return known.finding.rule === problem.finding.rule && problem.finding.elements <= known.finding.elements;
}
