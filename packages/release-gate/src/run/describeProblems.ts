import type { Problem } from './watchPage.ts';
import type { Visit, VisitResult } from './visits.ts';

/** Finds the place in the sources of a line of a stack; undefined when none is known. */
export type FindPlace = (stack: string) => Promise<string | undefined>;

/** The reasons to reject a release: one sentence for each thing that is wrong, with all pages where it is. */
export async function describeProblems(
  results: readonly VisitResult[],
  findPlace: FindPlace,
): Promise<string[]> {
  const sentences = new Map<string, Set<VisitResult>>();
  for (const visit of results)
    for (const problem of visit.problems.filter(one => !isSaidOtherwise(one, visit.problems))) {
      const place = problem.stack && (await findPlace(problem.stack));
      const sentence = place ? `${problem.text} (${place})` : problem.text;
      sentences.set(sentence, (sentences.get(sentence) ?? new Set()).add(visit));
    }
  return [...sentences].map(([sentence, visits]) => `${pagesOf([...visits], results)}: ${sentence}`);
}

/** Why a section is unavailable says more than that it is. */
const isSaidOtherwise = ({ kind, reason }: Problem, problems: readonly Problem[]) =>
  kind === 'unavailable' && !reason && problems.some(other => other.reason);

/** @param all what was opened at all */
function pagesOf(visits: readonly Visit[], all: readonly Visit[]) {
  return [...new Set(visits.map(({ path }) => path))]
    .map(path => {
      const met = visits.filter(visit => visit.path === path);
      // What is wrong with any data is wrong with little, too: that is said only where nothing else is.
      const usual = met.filter(({ amount }) => amount === 'full');
      const there = usual.length > 0 ? usual : met;
      const widths = new Set([...there].sort(byWidth).map(visit => widthOf(visit, there, all)));
      return `${path} at ${[...widths].join(' and ')} px`;
    })
    .join(', ');
}

/** A width, with what is particular: visitors or users are named where only one of both meets the problem. */
function widthOf(visit: Visit, there: readonly Visit[], all: readonly Visit[]) {
  const hasOther = (visits: readonly Visit[]) => visits.some(one => isOther(one, visit));
  const particular = [
    ...(visit.from === undefined ? [] : [`by a click from ${visit.from}`]),
    ...(visit.amount === 'sparse' ? ['with empty lists'] : []),
    ...(hasOther(all) && !hasOther(there) ? [`as a ${visit.isUser ? 'user' : 'visitor'}`] : []),
  ];
  return particular.length > 0 ? `${visit.width} (${particular.join(', ')})` : String(visit.width);
}

/** The same page as the other of visitor and user. */
const isOther = (one: Visit, visit: Visit) =>
  one.path === visit.path &&
  one.width === visit.width &&
  one.amount === visit.amount &&
  one.isUser !== visit.isUser;

const byWidth = (one: Visit, other: Visit) => one.width - other.width;
