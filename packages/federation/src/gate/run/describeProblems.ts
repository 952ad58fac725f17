import type { Problem } from './watchPage.ts';
import type { VisitResult } from './openPages.ts';

/** Finds the place in the sources of a line of a stack; undefined when it cannot be told. */
export type FindPlace = (stack: string) => string | undefined;

/** What a release that is rejected is told: one sentence for each thing that is wrong, with all pages where it is. */
export function describeProblems(results: readonly VisitResult[], findPlace: FindPlace): string[] {
  const sentences = new Map<string, Map<string, Set<number>>>();
  for (const { path, width, problems } of results)
    for (const problem of problems.filter(one => !isSaidOtherwise(one, problems))) {
      const place = problem.stack && findPlace(problem.stack);
      const sentence = place ? `${problem.text} (${place})` : problem.text;
      const pages = sentences.get(sentence) ?? new Map<string, Set<number>>();
      pages.set(path, (pages.get(path) ?? new Set()).add(width));
      sentences.set(sentence, pages);
    }
  return [...sentences].map(([sentence, pages]) => `${pagesOf(pages)}: ${sentence}`);
}

/** Why a section is unavailable says more than that it is. */
const isSaidOtherwise = ({ kind, reason }: Problem, problems: readonly Problem[]) =>
  kind === 'unavailable' && !reason && problems.some(other => other.reason);

const pagesOf = (pages: ReadonlyMap<string, ReadonlySet<number>>) =>
  [...pages]
    .map(([path, widths]) => `${path} at ${[...widths].sort((one, other) => one - other).join(' and ')} px`)
    .join(', ');
