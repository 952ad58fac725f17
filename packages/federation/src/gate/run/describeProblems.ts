import type { Problem } from './watchPage.ts';
import type { VisitResult } from './openPages.ts';

/** Finds the place in the sources of a line of a stack; undefined when it cannot be told. */
export type FindPlace = (stack: string) => Promise<string | undefined>;

/** What a release that is rejected is told: one sentence for each thing that is wrong, with all pages where it is. */
export async function describeProblems(
  results: readonly VisitResult[],
  findPlace: FindPlace,
): Promise<string[]> {
  const sentences = new Map<string, Map<string, Set<string>>>();
  for (const { path, width, amount, problems } of results)
    for (const problem of problems.filter(one => !isSaidOtherwise(one, problems))) {
      const place = problem.stack && (await findPlace(problem.stack));
      const sentence = place ? `${problem.text} (${place})` : problem.text;
      const pages = sentences.get(sentence) ?? new Map<string, Set<string>>();
      pages.set(
        path,
        (pages.get(path) ?? new Set()).add(`${width}${amount === 'sparse' ? ' (with empty lists)' : ''}`),
      );
      sentences.set(sentence, pages);
    }
  return [...sentences].map(([sentence, pages]) => `${pagesOf(pages)}: ${sentence}`);
}

/** Why a section is unavailable says more than that it is. */
const isSaidOtherwise = ({ kind, reason }: Problem, problems: readonly Problem[]) =>
  kind === 'unavailable' && !reason && problems.some(other => other.reason);

const pagesOf = (pages: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...pages].map(([path, widths]) => `${path} at ${[...widths].sort(byNumber).join(' and ')} px`).join(', ');

const byNumber = (one: string, other: string) => Number.parseInt(one) - Number.parseInt(other);
