import type { Browser } from '@playwright/test';
import { htmlBytes } from '@site/e2e/support/siteBytes';
import { userState } from '@site/e2e/support/user';
import { folderStore } from '@site/federation/registry/folderStore';
import { changeRegistry } from '@site/federation/registry/releaseStore';
import { publish } from '@site/federation/registry/publish';
import { aPublication } from '@site/federation/testing/builds';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { launchBrowser } from '../browser.ts';
import { bytesOf } from '../api/requests.ts';
import { clickToEducation } from '../loads/clicks.ts';
import { measureLoad } from '../loads/measure.ts';
import { median } from '../median.ts';
import type { Benchmark } from '../benchmark.ts';
import { startScaledSites, type ScaledSite } from './scaledSite.ts';

const COUNTS = [3, 10, 30, 100];
/** Pages that are asked for to measure the shell host's processor time. */
const PAGES = 200;

type UserState = Awaited<ReturnType<typeof userState>>;
type Figures = Record<string, number>;

/**
 * What a page, a click and a release cost with 3, 10, 30 and 100 microfrontends: copies of built bundles under new
 * names, and shells that were built with a table of as many. The sites take turns in every round.
 */
export const benchScale: Benchmark = async bench => {
  const { settings, progress, onExit } = bench;
  const runs = Number(settings.inherited['RUNS'] ?? 5);
  const base = await startSiteUnderTest(settings.inherited, settings, progress, onExit);
  const sites = await startScaledSites(COUNTS, base.settings, onExit);
  const browser = await launchBrowser(bench);
  const user = await userState(browser, base.settings.PUBLIC_URL);

  const measured = new Map<ScaledSite, Figures[]>(sites.map(site => [site, []]));
  for (let run = -1; run < runs; run++)
    for (const [site, figures] of measured) {
      const round = await measure(site, browser, user, run);
      if (run >= 0) figures.push(round);
    }
  show([...measured.values()], runs, progress.print);
};

async function measure(
  { url, storeDir, host }: ScaledSite,
  browser: Browser,
  user: UserState,
  run: number,
): Promise<Figures> {
  const cookie = user.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const before = await host.usage();
  for (let page = 0; page < PAGES; page++) await bytesOf(`${url}/`);
  const { cpuUs, rssBytes } = await host.usage();
  const load = await measureLoad(browser, `${url}/`);
  return {
    'HTML of /, brotli bytes': await htmlBytes(`${url}/`),
    'HTML of /education, brotli bytes': await bytesOf(`${url}/education`, cookie),
    'shell host, CPU ms a page': (cpuUs - before.cpuUs) / PAGES / 1000,
    'shell host, memory MB': rssBytes / 1e6,
    'scripts until interactive, kB': load.scriptKB,
    'heading, ms': load.headingVisible,
    'interactive, ms': load.interactive,
    'click, cold, ms': (await clickToEducation(browser, url, user, 'nothing at hand')).ms,
    'click, prefetched, ms': (await clickToEducation(browser, url, user, 'fetched ahead')).ms,
    'publish, ms': await publishOne(storeDir, run),
  };
}

async function publishOne(storeDir: string, run: number) {
  const started = performance.now();
  const publication = aPublication(`bench-${run + 1}`, { name: 'contact' });
  await changeRegistry(folderStore(storeDir), registry => publish(registry, publication, 0));
  return performance.now() - started;
}

function show(sites: Figures[][], runs: number, print: (line: string) => void) {
  print(`Medians of ${runs}\nmicrofrontends | ${COUNTS.join(' | ')} | ${COUNTS.at(-1)} against ${COUNTS[0]}`);
  for (const figure of Object.keys(sites[0]?.[0] ?? {})) {
    const medians = sites.map(rounds => median(rounds.map(round => round[figure] ?? Number.NaN)));
    const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    const shown = medians.map(value => value.toFixed(value < 100 ? 2 : 0));
    print([figure, ...shown, `${ratio.toFixed(2)}x`].join(' | '));
  }
}
