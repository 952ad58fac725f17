import path from 'node:path';
import { userState } from '@site/e2e/support/user';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { answersOk } from '@site/stack/process/health';
import { freePort } from '@site/stack/site/ports';
import { launchBrowser, type Bench } from '../benchmark.ts';
import { CONDITIONS, figures, measureLoad, type Load } from './measure.ts';
import { buildSingleBundle } from './singleBundle.ts';
import { serveStaticTwin } from './staticTwin.ts';

/** What the site is called in every table. */
const FEDERATED = 'federated';

const pages = [
  { path: '/', asUser: false },
  { path: '/services', asUser: true },
  { path: '/education', asUser: true },
  { path: '/contact', asUser: true },
];

/**
 * Page loads of the site beside those of a single-bundle build of the same sources, and the landing page beside a static
 * file: medians, and ratios of one run. The sites take turns in every round, so that other load on the machine slows all of
 * them alike, in an order that is drawn anew: what one page leaves the browser to do slows the next, by up to 90 ms.
 * Paths on the command line name single pages.
 */
export async function benchLoads(bench: Bench): Promise<void> {
  const runs = Number(bench.settings.inherited['RUNS'] ?? 7);
  const { print } = bench.progress;
  const sites = await startSites(bench);
  const twin = await serveStaticTwin(sites[FEDERATED]);
  bench.onExit(twin.close);
  const browser = await launchBrowser(bench);
  const state = await userState(browser, sites[FEDERATED]);

  const { width, height, cpuSlowdown, roundTrip, downKbit } = CONDITIONS;
  print(
    `Cold loads, ${roundTrip} ms, ${downKbit} kbit/s, ${cpuSlowdown}x CPU, ${width}x${height}, medians of ${runs}`,
  );
  print(['page', 'site', ...figures].join(' | '));
  const isAsked = (path: string) => bench.args.length === 0 || bench.args.includes(path);
  for (const { path: address, asUser } of pages.filter(page => isAsked(page.path))) {
    const compared = { ...sites, ...(address === '/' && { 'static file': twin.url }) };
    const loads: Record<string, Load[]> = {};
    for (let run = -1; run < runs; run++)
      for (const [name, url] of shuffled(Object.entries(compared))) {
        const load = await measureLoad(browser, url + address, asUser ? state : undefined);
        if (run >= 0) (loads[name] ??= []).push(load);
      }
    const ours = loads[FEDERATED] ?? [];
    for (const [name, list] of Object.entries(loads))
      print(
        [address, name, ...figures.map(key => show(key, median(list.map(load => load[key]))))].join(' | '),
      );
    for (const [name, list] of Object.entries(loads).filter(([name]) => name !== FEDERATED)) {
      // One ratio for each round.
      const ratio = (key: keyof Load) => median(ours.map((load, round) => load[key] / list[round]![key]));
      print([address, `/ ${name}`, ...figures.map(key => `${ratio(key).toFixed(2)}x`)].join(' | '));
    }
  }
}

/**
 * The site, and a second shell host over the single bundle. Of that no page is rendered beforehand: its pages are drawn by
 * the browser alone.
 */
async function startSites(bench: Bench) {
  const { supervisor, settings, processes } = await startSiteUnderTest(bench);
  const store = path.join(bench.settings.DATA_DIR, 'single-bundle');
  await buildSingleBundle(store);
  const shell = processes.find(({ name }) => name === 'shell')!;
  const port = await freePort();
  const single = `http://localhost:${port}`;
  await supervisor.start({
    ...shell,
    name: 'single-bundle',
    env: { ...shell.env, PORT: String(port), RELEASES_DIR: store },
    healthy: () => answersOk(`${single}/health/live`),
  });
  return { [FEDERATED]: settings.PUBLIC_URL, 'single bundle': single };
}

const shuffled = <T>(items: T[]): T[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

function show(key: keyof Load, value: number) {
  if (Number.isNaN(value)) return '–';
  return key === 'layoutShift' ? value.toFixed(3) : value.toFixed(key.endsWith('KB') ? 1 : 0);
}

/** The one in the middle of the finite values. */
function median(values: number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
