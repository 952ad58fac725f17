import { chromium } from '@playwright/test';
import { lighthouseScores } from './lighthouse.ts';
import { CONDITIONS, measureLoad, median, type Load } from './measure.ts';
import { clickToEducation } from './clicks.ts';
import { serveStaticTwin } from './staticTwin.ts';
import { memberState } from '../support/memberState.ts';

// Usage: BASE_URL=… SINGLE_URL=… node loads.ts   (npm run bench starts both sites and sets them)
// The two sites take turns in every round, so that a noisy machine is noisy for both.

const { BASE_URL = '', SINGLE_URL = '', CHROMIUM_PATH, RUNS = '5' } = process.env;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const pages = [
  { path: '/', member: false, twin: true },
  { path: '/services', member: true },
  { path: '/education', member: true },
  { path: '/contact', member: true },
];
const sites = { federated: BASE_URL, 'single bundle': SINGLE_URL };
const twin = await serveStaticTwin(BASE_URL);

const browser = await chromium.launch({
  args: flags,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
const states = {
  [BASE_URL]: await memberState(browser, BASE_URL),
  [SINGLE_URL]: await memberState(browser, SINGLE_URL),
};

const { width, height, cpuSlowdown, roundTrip, downKbit } = CONDITIONS;
console.log(
  `Cold loads, ${roundTrip} ms, ${downKbit} kbit/s, ${cpuSlowdown}x CPU, ${width}x${height}, medians of ${RUNS}`,
);
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
  'headingThere',
  'interactive',
] as const;
console.log(['page', 'site', ...columns].join(' | '));

for (const { path, member, twin: hasTwin = false } of pages) {
  const loads: Record<string, Load[]> = {};
  const compared = { ...sites, ...(hasTwin && { 'static file': twin.url }) };
  for (let run = -1; run < Number(RUNS); run++)
    for (const [name, url] of Object.entries(compared)) {
      const load = await measureLoad(browser, url + path, member ? states[url] : undefined);
      if (run >= 0) (loads[name] ??= []).push(load);
    }
  const medians = new Map(Object.entries(loads).map(([name, list]) => [name, summarise(list)]));
  for (const [name, figures] of medians)
    console.log([path, name, ...columns.map(key => show(key, figures[key]))].join(' | '));
  const ours = medians.get('federated');
  for (const [name, figures] of medians)
    if (ours && figures !== ours)
      console.log([path, `/ ${name}`, ...columns.map(key => ratio(ours[key], figures[key]))].join(' | '));
}

console.log('\nA click from About to Education, another microfrontend, ms until its heading');
for (const [name, prefetched] of [
  ['cold', false],
  ['prefetched', true],
] as const) {
  const times: number[] = [];
  for (let run = 0; run < Number(RUNS); run++)
    times.push(await clickToEducation(browser, BASE_URL, states[BASE_URL]!, prefetched));
  console.log(`${name} | ${median(times).toFixed(0)}`);
}
await twin.close();
await browser.close();

const publicPages = ['/', '/home', '/welcome'];
const lighthouseBrowser = { args: flags, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) };
console.log(`\nLighthouse, mobile, medians of ${RUNS}`);
for (const path of publicPages)
  for (const [name, url] of Object.entries(sites)) {
    const scores = await lighthouseScores(url + path, Number(RUNS), lighthouseBrowser);
    console.log(
      [path, name, ...Object.entries(scores).map(([key, score]) => `${key} ${score.toFixed(0)}`)].join(' | '),
    );
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
