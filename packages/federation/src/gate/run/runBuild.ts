import type { Browser } from 'playwright-core';
import { describeProblems } from './describeProblems.ts';
import { openPages, shellVisitsOf, sparseVisits, visitsOf, type Visit } from './openPages.ts';
import type { BuildToRun } from './buildToRun.ts';
import { placeIn } from './placeInSource.ts';
import { isRelative, withoutKnown } from './withoutKnown.ts';

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
  { manifest, dir, pages, defaultBuild, readMap }: BuildToRun,
  serve: ServeBuild,
) {
  const isShell = manifest.name === 'shell';
  const open = ({ url, origins }: GateSite, visits: readonly Visit[]) =>
    openPages({ browser, url, origins: new Set(origins), isShell }, visits);
  const site = await serve({ dir, manifest });
  if (site.renderProblem) return [`its pages cannot be rendered: ${site.renderProblem}`];
  const full = await open(site, isShell ? shellVisitsOf(pages) : visitsOf(pages));
  // What a page shows of little data is its microfrontend's.
  const results = isShell ? full : [...full, ...(await open(site, sparseVisits(full)))];
  // A shell answers for nothing that its microfrontends do beside the live one, too.
  const mayHave = isShell ? () => true : isRelative;
  const doubtful = results.filter(({ problems }) => problems.some(mayHave));
  const known = defaultBuild && doubtful.length > 0 ? await open(await serve(defaultBuild), doubtful) : [];
  return describeProblems(withoutKnown(results, known, mayHave), placeIn(manifest.version, readMap));
}
