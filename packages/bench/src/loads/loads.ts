import { userState } from '@site/e2e/support/user';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { answersOk } from '@site/stack/process/health';
import { findFreePorts } from '@site/stack/site/ports';
import path from 'node:path';
import { launchBrowser } from '../browser.ts';
import { median } from '../median.ts';
import type { Bench } from '../benchmark.ts';
import { clickToEducation, HEAD_STARTS } from './clicks.ts';
import { lighthouseScores } from './lighthouse.ts';
import { CONDITIONS, measureLoad, type Load } from './measure.ts';
import { buildSingleBundle } from './singleBundle.ts';
import { serveStaticTwin } from './staticTwin.ts';

const pages = [
  { path: '/', asUser: false, twin: true },
  { path: '/services', asUser: true },
  { path: '/education', asUser: true },
  { path: '/contact', asUser: true },
];
const publicPages = ['/', '/home', '/welcome'];
const columns = [
  'depth',
  'requests',
  'scripts',
  'scriptKB',
  'totalKB',
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'blockingTime',
  'longestTask',
  'headingVisible',
  'interactive',
] as const;

/**
 * Page loads of the site beside those of a single-bundle build of the same sources and of a static file. The sites
 * take turns in every round, so that other load on the machine slows all of them alike.
 */
export async function benchLoads(bench: Bench): Promise<void> {
  const runs = Number(bench.settings.inherited['RUNS'] ?? 5);
  const { print } = bench.progress;
  const sites = await startSites(bench);
  const twin = await serveStaticTwin(sites.federated);
  bench.onExit(twin.close);
  const browser = await launchBrowser(bench);
  const state = await userState(browser, sites.federated);

  const { width, height, cpuSlowdown, roundTrip, downKbit } = CONDITIONS;
  print(
    `Cold loads, ${roundTrip} ms, ${downKbit} kbit/s, ${cpuSlowdown}x CPU, ${width}x${height}, medians of ${runs}`,
  );
  print(['page', 'site', ...columns].join(' | '));
  for (const { path, asUser, twin: hasTwin = false } of pages) {
    const loads: Record<string, Load[]> = {};
    const compared = { ...sites, ...(hasTwin && { 'static file': twin.url }) };
    for (let run = -1; run < runs; run++)
      for (const [name, url] of Object.entries(compared)) {
        const load = await measureLoad(browser, url + path, asUser ? state : undefined);
        if (run >= 0) (loads[name] ??= []).push(load);
      }
    showLoads(path, loads, print);
  }

  print('\nA click from About to Education, another microfrontend, ms until its heading');
  const clicks: Record<string, number[]> = {};
  for (let run = 0; run < runs; run++)
    for (const headStart of HEAD_STARTS)
      (clicks[headStart] ??= []).push(await clickToEducation(browser, sites.federated, state, headStart));
  for (const [name, times] of Object.entries(clicks)) print(`${name} | ${median(times).toFixed(0)}`);
  await browser.close();

  print(`\nLighthouse, mobile, medians of ${runs}`);
  for (const path of publicPages)
    for (const [name, url] of Object.entries(sites)) {
      const scores = Object.entries(await lighthouseScores(url + path, runs, bench));
      print([path, name, ...scores.map(([key, score]) => `${key} ${score.toFixed(0)}`)].join(' | '));
    }
}

/** The site, and a second shell host over the single bundle: the two differ in their bundles only. */
export async function startSites({ settings, progress, onExit }: Bench) {
  const {
    supervisor,
    settings: running,
    processes,
  } = await startSiteUnderTest(settings.inherited, settings, progress, onExit);
  const store = path.join(settings.DATA_DIR, 'single-bundle');
  await buildSingleBundle({ outDir: store, log: line => progress.print(line) });
  const shell = processes.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The site has no shell.');
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const single = `http://localhost:${port}`;
  await supervisor.start({
    ...shell,
    name: 'single-bundle',
    env: { ...shell.env, PORT: String(port), RELEASES_DIR: store },
    healthy: () => answersOk(`${single}/health/live`),
  });
  return { federated: running.PUBLIC_URL, 'single bundle': single };
}

function showLoads(path: string, loads: Record<string, Load[]>, print: (line: string) => void) {
  const medians = new Map(Object.entries(loads).map(([name, list]) => [name, summarise(list)]));
  for (const [name, figures] of medians)
    print([path, name, ...columns.map(key => show(key, figures[key]))].join(' | '));
  const ours = medians.get('federated');
  for (const [name, figures] of medians)
    if (ours && figures !== ours)
      print([path, `/ ${name}`, ...columns.map(key => ratio(ours[key], figures[key]))].join(' | '));
}

function summarise(loads: Load[]) {
  return Object.fromEntries(
    columns.map(key => [key, median(loads.map(load => load[key]))]),
  ) as unknown as Load;
}

function show(key: keyof Load, value: number) {
  if (Number.isNaN(value)) return '–';
  return key === 'layoutShift' ? value.toFixed(3) : value.toFixed(key.endsWith('KB') ? 1 : 0);
}

function ratio(a: number, b: number) {
  return Number.isFinite(a / b) ? `${(a / b).toFixed(2)}x` : '–';
}
