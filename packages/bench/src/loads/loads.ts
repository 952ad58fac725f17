import { sentBytes } from '@site/e2e/support/siteBytes';
import { userState } from '@site/e2e/support/user';
import { launchBrowser } from '../browser.ts';
import { median } from '../median.ts';
import type { Bench } from '../benchmark.ts';
import { keepFigures, printAims, type Figure } from './aims.ts';
import { clickToEducation, HEAD_STARTS, type Click } from './clicks.ts';
import { lighthouseScores } from './lighthouse.ts';
import { CONDITIONS, measureLoad, type Load } from './measure.ts';
import { FEDERATED, SINGLE, startSites } from './sites.ts';
import { serveStaticTwin } from './staticTwin.ts';

const STATIC = 'static file';

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

/** What this run measures: `PART…` on the command line names single ones (a page's path, `clicks`, `lighthouse`). */
const isAsked = ({ args }: Bench, part: string) =>
  args.every(arg => arg.startsWith('--')) || args.includes(part);

/**
 * Page loads of the site beside those of a single-bundle build of the same sources and of a static file. The sites
 * take turns in every round, so that other load on the machine slows all of them alike, in an order that is drawn anew:
 * what one page leaves the browser to do slows the next, by up to 90 ms. Ends with the aims; `--keep`
 * keeps the figures to compare later runs with.
 */
export async function benchLoads(bench: Bench): Promise<void> {
  const runs = Number(bench.settings.inherited['RUNS'] ?? 7);
  const { print } = bench.progress;
  const sites = await startSites(bench);
  const twin = await serveStaticTwin(sites[FEDERATED]);
  bench.onExit(twin.close);
  const browser = await launchBrowser(bench);
  const state = await userState(browser, sites[FEDERATED]);
  const figures: Figure[] = [];

  const { width, height, cpuSlowdown, roundTrip, downKbit } = CONDITIONS;
  print(
    `Cold loads, ${roundTrip} ms, ${downKbit} kbit/s, ${cpuSlowdown}x CPU, ${width}x${height}, medians of ${runs}`,
  );
  print(['page', 'site', ...columns].join(' | '));
  for (const { path, asUser, twin: hasTwin = false } of pages.filter(({ path }) => isAsked(bench, path))) {
    const loads: Record<string, Load[]> = {};
    const compared = { ...sites, ...(hasTwin && { [STATIC]: twin.url }) };
    for (let run = -1; run < runs; run++)
      for (const [name, url] of shuffled(Object.entries(compared))) {
        const load = await measureLoad(browser, url + path, asUser ? state : undefined);
        if (run >= 0) (loads[name] ??= []).push(load);
      }
    showLoads(path, loads, print);
    if (path === '/') {
      const html = await sentBytes(`${sites[FEDERATED]}/`);
      figures.push({ name: 'landing: HTML in brotli', values: [html / 1000] }, ...landingFigures(loads));
    } else figures.push(headingFigure(path, loads));
  }

  if (isAsked(bench, 'clicks')) {
    print('\nA click from About to Education, another microfrontend, ms until its heading');
    const clicks: Record<string, Click[]> = {};
    const clicked = [
      ...HEAD_STARTS.map(headStart => ({ name: headStart as string, url: sites[FEDERATED], headStart })),
      { name: SINGLE, url: sites[SINGLE], headStart: HEAD_STARTS[0] },
    ];
    for (let run = 0; run < runs; run++) {
      for (const { name, url, headStart } of shuffled(clicked))
        (clicks[name] ??= []).push(await clickToEducation(browser, url, state, headStart));
    }
    for (const { name } of clicked) {
      const list = clicks[name] ?? [];
      const of = (key: keyof Click) => median(list.map(click => click[key])).toFixed(0);
      print(`${name} | ${of('ms')} | ${of('kB')} kB, of the network alone ${of('networkMs')}`);
    }
    figures.push(
      ...HEAD_STARTS.map(name => ({
        name: `click: ${name}`,
        values: (clicks[name] ?? []).map(({ ms }) => ms),
      })),
    );
  }
  await browser.close();

  if (isAsked(bench, 'lighthouse')) {
    print(`\nLighthouse, mobile, medians of ${runs}`);
    for (const path of publicPages)
      for (const [name, url] of Object.entries(sites)) {
        const scores = await lighthouseScores(url + path, runs, bench);
        const shown = Object.entries(scores).map(([key, values]) => `${key} ${median(values).toFixed(0)}`);
        print([path, name, ...shown].join(' | '));
        if (name === FEDERATED)
          figures.push({ name: `Lighthouse, mobile: ${path}`, values: scores.performance });
      }
  }
  await printAims(figures, print);
  if (bench.args.includes('--keep')) await keepFigures(figures);
}

const shuffled = <T>(items: T[]): T[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

type Loads = Record<string, Load[]>;

const valuesOf = (loads: Loads, key: keyof Load) => (loads[FEDERATED] ?? []).map(load => load[key]);

/** One ratio for each round. */
const ratiosTo = (loads: Loads, other: string, key: keyof Load) =>
  valuesOf(loads, key).map((value, round) => value / (loads[other]?.[round]?.[key] ?? Number.NaN));

const landingFigures = (loads: Loads): Figure[] => [
  { name: 'landing: script until interactive', values: valuesOf(loads, 'scriptKB') },
  {
    name: 'landing: blocking time against the single bundle',
    values: ratiosTo(loads, SINGLE, 'blockingTime'),
  },
  { name: 'landing: longest task', values: valuesOf(loads, 'longestTask') },
  { name: 'landing: largest paint against the static file', values: ratiosTo(loads, STATIC, 'largestPaint') },
  { name: 'landing: heading against the static file', values: ratiosTo(loads, STATIC, 'headingVisible') },
  {
    name: 'landing: interactive against the single bundle',
    values: ratiosTo(loads, SINGLE, 'interactive'),
  },
];

const headingFigure = (path: string, loads: Loads): Figure => ({
  name: `${path}: heading against the single bundle`,
  values: ratiosTo(loads, SINGLE, 'headingVisible'),
});

function showLoads(path: string, loads: Record<string, Load[]>, print: (line: string) => void) {
  const medians = new Map(Object.entries(loads).map(([name, list]) => [name, summarise(list)]));
  for (const [name, figures] of medians)
    print([path, name, ...columns.map(key => show(key, figures[key]))].join(' | '));
  const ours = medians.get(FEDERATED);
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
