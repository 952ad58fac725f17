import type { Browser } from 'playwright-core';
import { microfrontends, type Page } from '../../../microfrontends.ts';
import { describeProblems } from './describeProblems.ts';
import { openPages, visitsOf } from './openPages.ts';
import type { BuildToRun } from './buildToRun.ts';
import { placeIn } from './placeInSource.ts';

/** A site that serves a build to every browser, as `gateCommand.ts` of the shell host answers it. */
export interface GateSite {
  url: string;
  origins: string[];
  /** Why the public pages of the build cannot be rendered. */
  renderProblem?: string | undefined;
}

/** Opens every page of a build and says what is wrong, one sentence each. */
export async function runBuild(browser: Browser, { manifest, dir }: BuildToRun, site: GateSite) {
  if (site.renderProblem) return [`its pages cannot be rendered: ${site.renderProblem}`];
  const pages = microfrontends.flatMap(({ name, pages }): readonly Page[] =>
    name === manifest.name ? pages : [],
  );
  const origins = new Set(site.origins);
  const results = await openPages({ browser, url: site.url, origins, pages }, visitsOf(pages));
  return describeProblems(results, placeIn(dir, manifest.version));
}
