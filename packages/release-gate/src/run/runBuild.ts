import type { Browser } from 'playwright-core';
import { describeProblems } from './describeProblems.ts';
import { openPages } from './openPages.ts';
import type { BuildToRun } from './buildToRun.ts';
import { placeIn } from './placeInSource.ts';
import { isSameVisit, shellVisitsOf, visitsOf, walkOf, type Visit } from './visits.ts';
import { isRelative, withoutKnown, type MayHave } from './withoutKnown.ts';

/** A site that serves a build to every browser, as `gateCommand.ts` of the shell host answers it. */
export interface GateSite {
  url: string;
  origins: string[];
  /** Why the public pages of the build cannot be rendered. */
  renderProblem?: string | undefined;
}

/** Serves a build as if it had all browsers, until the process ends. */
export type ServeBuild = (build: Pick<BuildToRun, 'dir' | 'manifest'>) => Promise<GateSite>;

/** Opens every page of a build and says what is wrong, one sentence each. */
export async function runBuild(
  browser: Browser,
  { manifest, dir, pages, neighbour, defaultBuild, readMap }: BuildToRun,
  serve: ServeBuild,
) {
  const isShell = manifest.name === 'shell';
  const open = ({ url, origins }: GateSite, ways: readonly (readonly Visit[])[]) =>
    openPages({ browser, url, origins: new Set(origins), isShell }, ways);
  const site = await serve({ dir, manifest });
  if (site.renderProblem) return [`its pages cannot be rendered: ${site.renderProblem}`];
  const alone = (isShell ? shellVisitsOf : visitsOf)(pages).map(visit => [visit]);
  // First what takes longest.
  const ways = [walkOf(pages, neighbour), ...alone];
  const results = await open(site, ways);
  // A shell answers for nothing that its microfrontends do beside the live one, too; nor does one of them for others.
  const mayHave: MayHave = (problem, { isNeighbour }) => isShell || isNeighbour || isRelative(problem);
  const doubtful = results.filter(visit => visit.problems.some(problem => mayHave(problem, visit)));
  const isDoubtful = (way: readonly Visit[]) =>
    way.some(visit => doubtful.some(other => isSameVisit(other, visit)));
  const known =
    defaultBuild && doubtful.length > 0 ? await open(await serve(defaultBuild), ways.filter(isDoubtful)) : [];
  return describeProblems(withoutKnown(results, known, mayHave), placeIn(manifest.version, readMap));
}
