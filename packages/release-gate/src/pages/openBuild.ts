import type { Browser } from 'playwright-core';
import type { Page } from '@site/federation/microfrontends';
import { createSourceFinder, placeText, type ReadMap } from '@site/federation/build/sourcePlace';
import { openPages } from './openPages.ts';
import { describeProblems, isSameVisit, withoutKnown, type MayHave } from './problem.ts';
import { shellVisitsOf, visitsOf, walkOf, type Visit } from './visits.ts';

/** What a process of the shell host serves to every browser, as the site would if a build had all browsers. */
export interface GateJob {
  /** The build's folder on this machine, and its version. */
  dir: string;
  version: string;
  /** The live gateway's public schema, and the documents that it would execute. */
  schema: string;
  operations: string[];
}

/** Such a site. */
export interface GateSite {
  url: string;
  origins: string[];
  /** Why the public pages of the build cannot be rendered. */
  renderProblem?: string | undefined;
}

/** A build whose pages are opened in a browser before any visitor gets it. */
export interface BuildToOpen {
  isShell: boolean;
  job: GateJob;
  /** Those that are opened: its own; of the shell, those that the microfrontends beside it have. */
  pages: readonly Page[];
  /** A page of another microfrontend, from which somebody comes and to which they go on. */
  neighbour: string | undefined;
  /** The version that visitors have: what is not worse than there is no reason to reject. */
  defaultBuild: Pick<GateJob, 'dir' | 'version'> | undefined;
  readMap: ReadMap;
}

/** Opens every page of a build and says what is wrong, one sentence each. */
export async function openBuild(
  browser: Browser,
  serve: (job: GateJob) => Promise<GateSite>,
  { isShell, job, pages, neighbour, defaultBuild, readMap }: BuildToOpen,
): Promise<string[]> {
  const open = ({ url, origins }: GateSite, ways: readonly (readonly Visit[])[]) =>
    openPages({ browser, url, origins: new Set(origins), isShell }, ways);
  const site = await serve(job);
  if (site.renderProblem) return [`its pages cannot be rendered: ${site.renderProblem}`];
  const alone = (isShell ? shellVisitsOf : visitsOf)(pages).map(visit => [visit]);
  // First what takes longest.
  const ways = [walkOf(pages, neighbour), ...alone];
  const results = await open(site, ways);
  // A shell answers for nothing that its microfrontends do beside the live one, too; nor does one of them for others.
  const mayHave: MayHave = ({ measure }, { isNeighbour }) => isShell || isNeighbour || measure !== undefined;
  const doubtful = results.filter(visit => visit.problems.some(problem => mayHave(problem, visit)));
  const again = ways.filter(way => way.some(visit => doubtful.some(other => isSameVisit(other, visit))));
  const known =
    defaultBuild && again.length > 0 ? await open(await serve({ ...job, ...defaultBuild }), again) : [];
  return describeProblems(withoutKnown(results, known, mayHave), placeIn(job.version, readMap));
}

/**
 * Finds the place in the sources by a build's source maps, else in its file.
 * @returns a function that takes a stack of a browser, and gives `folder/file.tsx:12:3` of its
 *   innermost line in sources of the project
 */
export function placeIn(version: string, readMap: ReadMap) {
  const frame = new RegExp(`/${version.replace(/[.+]/g, '\\$&')}/([\\w.~-]+\\.js):(\\d+):(\\d+)`, 'g');
  const { innermost } = createSourceFinder(readMap);
  return async (stack: string): Promise<string | undefined> => {
    const places = [...stack.matchAll(frame)].map(([, file = '', line, column]) => ({
      file,
      line: Number(line),
      column: Number(column),
    }));
    const place = (await innermost(places)) ?? places[0];
    return place && placeText(place);
  };
}
