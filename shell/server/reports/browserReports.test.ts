import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { assignRequestId } from '@site/federation/serve/requestId';
import { emptyRegistry, withOrigins } from '@site/releases/registry/registry';
import { withVerdict } from '@site/releases/registry/verdicts';
import { createHostCounts, type HostCounts } from '@site/releases/judge/hostCounts';
import { DEFAULT_PLAN, judgedVersions, startSteps } from '@site/releases/judge/steps';
import { publish } from '@site/releases/registry/publish';
import { aPublication } from '@site/releases/testing/builds';
import { listen } from '@site/releases/testing/fixtures';
import express from 'express';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createBrowserMetrics } from '../metrics/browserMetrics.ts';
import type { VersionSource } from '../registry/versions.ts';
import { browserReports } from './browserReports.ts';

const publicUrl = 'https://site.example';
const education = aPublication('1.0.0-a');
const seen = { microfrontend: 'education', version: '1.0.0-a', page: '/education' };
const view = { kind: 'view', ...seen };
const error = {
  kind: 'error',
  ...seen,
  message: 'TypeError: x is not a function',
  stack: ['education/1.0.0-a/routes.1a2b3c4d.js:1:2345'],
  first: true,
  count: 1,
};
const trace = '0b9e6f0e-3d9c-4a52-9a2b-111122223333';
const batch = (...reports: object[]) => ({ shell: '2.0.0-s', trace, reports });
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';

/** The version is judged beside the one before. */
const judged = () => {
  const before = publish(emptyRegistry(), { ...education, version: '0.9.0' });
  return startSteps(publish(before, education, 5), 'education', education.version, DEFAULT_PLAN, new Date());
};

let registry = judged();
let lines: Record<string, unknown>[];
let url: string;
let counts: HostCounts;
let metrics: Registry;

beforeEach(async () => {
  lines = [];
  registry = judged();
  const log = pino({}, { write: line => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const shell = aPublication('2.0.0-s', { name: 'shell', owner: 'platform team', routes: [] });
  const known: Pick<VersionSource, 'listed' | 'isReady'> = {
    isReady: async () => true,
    listed: async () =>
      withOrigins(publish(registry, shell), { education: 'https://education.example', shell: '/assets' }),
  };
  const versions = known as VersionSource;
  counts = createHostCounts();
  counts.follow(judgedVersions(registry));
  metrics = new Registry();
  const parts = { env: { publicUrl, reportsPerMinute: 100, isOneAddress: false }, versions, counts, log };
  url = await listen(
    createServer(
      express()
        .set('trust proxy', 1)
        .use(assignRequestId, browserReports({ ...parts, metrics: createBrowserMetrics(metrics, versions) })),
    ),
  );
});

/** What counts for the judge. */
const counted = () => counts.counted().trials[0]?.steps[0]?.candidate;
const nothing = { views: 0, errorViews: 0, blankViews: 0 };

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/browser-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: publicUrl, 'User-Agent': chrome, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('an error is logged with its group, place, owner, browser and the request of its page', async () => {
  expect((await send(batch(view, error))).status).toBe(204);
  const { first: _, ...logged } = error;
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: 'browser error',
      ...logged,
      owner: 'education team',
      shell: '2.0.0-s',
      browser: 'Chrome 141',
      traceId: trace,
      group: expect.stringMatching(/^[0-9a-f]{8}$/),
    },
  ]);
});

test('what a browser meets that is pinned to the version is logged and not counted', async () => {
  const headers = {
    Cookie: `__Host-ounce.pin=education@${seen.version}; ounce.pin=education@${seen.version}`,
  };
  expect((await send(batch(view, error), headers)).status).toBe(204);
  expect(lines).toMatchObject([{ msg: 'browser error', pinned: true }]);
  expect(counted()).toEqual(nothing);
  await send(batch(view), { Cookie: headers.Cookie.replaceAll(seen.version, '0.9.0') });
  expect(counted()).toMatchObject({ views: 1 });
});

test('what is judged and the metrics count by version', async () => {
  const vital = { kind: 'vital', ...seen, name: 'LCP', value: 1800 };
  await send(batch(view, error, { ...error, first: false, count: 4 }, vital, { ...vital, value: 600_000 }));
  await send(batch(view, { ...error, kind: 'blank', stack: [] }), { 'X-Forwarded-For': '192.0.2.2' });
  expect(counted()).toEqual({ views: 2, errorViews: 2, blankViews: 1 });
  expect(counts.counted().trials[0]?.causes[0]?.text).toMatch(/^[0-9a-f]{8} (error|blank) /);
  const text = await metrics.metrics();
  const labels = 'microfrontend="education",version="1.0.0-a",page="/education"';
  expect(text).toContain(`browser_views_total{${labels}} 2`);
  expect(text).toContain(`browser_errors_total{${labels},kind="error"} 5`);
  expect(text).toContain(`browser_blank_views_total{${labels}} 1`);
  expect(text).toContain(`browser_lcp_seconds_count{${labels}} 1`);
});

test('a version that one browser cannot load is one unavailable view, however often it tried', async () => {
  const unavailable = { ...error, kind: 'unavailable', stage: 'manifest', stack: [] };
  await send(batch(view, { ...unavailable, count: 10_000 }, { ...unavailable, first: false, count: 10_000 }));
  const labels = 'microfrontend="education",version="1.0.0-a",page="/education"';
  expect(await metrics.metrics()).toContain(`browser_unavailable_views_total{${labels}} 1`);
});

test('one address wakes nobody: its blank and unavailable views count once', async () => {
  const bad = ['blank', 'unavailable'].map(kind => ({ ...error, kind, stage: 'entry', stack: [] }));
  for (let at = 0; at < 10; at += 1) await send(batch(...bad));
  const text = await metrics.metrics();
  for (const what of ['error', 'blank', 'unavailable'])
    expect(text).toMatch(new RegExp(`^browser_${what}_views_total\\{.*\\} 1$`, 'm'));
});

test('in the metrics a network has a view every ten minutes, in a release one in all', async () => {
  const networks = ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:8::1'];
  const visit = async () => {
    for (const network of networks) await send(batch(view, error), { 'X-Forwarded-For': network });
    return (await metrics.metrics()).match(/^browser_views_total\{.*"1\.0\.0-a".*\} (\d+)$/m)?.[1];
  };
  expect(await visit()).toBe('2');
  const later = Date.now() + 600_001;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
  expect(await visit()).toBe('4');
  clock.mockRestore();
  expect(counted()).toEqual({ views: 2, errorViews: 2, blankViews: 0 });
});

test('what browsers send adds no labels, and a version that is no longer listed loses its own', async () => {
  const invented = [
    { ...view, version: '9.9.9' },
    { ...view, microfrontend: 'casino' },
    { ...view, microfrontend: 'constructor' },
  ];
  await send(batch(view, ...invented));
  await send(batch({ ...view, page: '/ada@example.com' }), { 'X-Forwarded-For': '192.0.2.2' });
  const before = await metrics.metrics();
  expect(before).not.toMatch(/9\.9\.9|casino|constructor|ada@/);
  expect(before).toContain('browser_reports_dropped_total{reason="unlisted"} 3');
  expect(before).toContain('version="1.0.0-a",page="other"} 1');
  registry = publish(emptyRegistry(), { ...education, version: '2.0.0-b' });
  // One scrape notices it, the next is without.
  await metrics.metrics();
  const after = await metrics.metrics();
  expect(after).not.toContain('1.0.0-a');
  expect(after).toContain(
    'shell_release_traffic_percent{microfrontend="education",version="2.0.0-b",owner="education team"} 100',
  );
});

test('a version that was taken back is said to be, and one that waits for a person', async () => {
  const failed = async () =>
    (await metrics.metrics()).match(/(?<=^shell_release_failed\{.*version="1\.0\.0-a".*\} )\d/m)?.[0];
  const rollout = judgedVersions(registry)[0]!.rollout.startedAt;
  const at = '2026-11-22T14:00:00Z';
  const verdicts = [
    ['0', { state: 'unjudged', at, rollout: at }],
    ['1', { state: 'unjudged', at, rollout }],
    ['1', { state: 'failed', at }],
  ] as const;
  expect(await failed()).toBe('0');
  for (const [value, verdict] of verdicts) {
    registry = withVerdict(registry, 'education', '1.0.0-a', verdict);
    expect(await failed()).toBe(value);
  }
});

test('the log keeps nothing that somebody may have typed', async () => {
  const message = 'Error: ada@example.com, +44 20 7946 0001\nat http://h.example/x.js?name=Ada "gold now"';
  await send(batch({ ...error, message }));
  expect(lines[0]?.['message']).toBe('Error: [address] [number] at http://h.example/x.js [text]');
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
});

test.each([
  ['another site', batch(error), { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another origin', batch(error), { Origin: 'https://evil.example' }, 403],
  ['a form', batch(error), { 'Content-Type': 'text/plain' }, 415],
  ['a compressed batch', batch(error), { 'Content-Encoding': 'br' }, 415],
  ['a flood in one', batch({ ...error, message: 'x'.repeat(70_000) }), {}, 413],
  ['too many in one', batch(...Array.from({ length: 17 }, () => view)), {}, 400],
  ['no JSON', '{', {}, 400],
  ['a frame that is no place in a file', batch({ ...error, stack: ['name=ada:1:1'] }), {}, 400],
  ['more than is asked for', batch({ ...error, email: 'ada@example.com' }), {}, 400],
])('%s is rejected and neither logged nor counted', async (_, body, headers, status) => {
  expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  expect(lines).toEqual([]);
  expect(counted()).toEqual(nothing);
});

test('one address is not taken for many', async () => {
  const statuses = [];
  for (let sent = 0; sent < 7; sent++)
    statuses.push((await send(batch(...Array.from({ length: 15 }, () => view)))).status);
  expect(statuses).toEqual([...Array<number>(6).fill(204), 429]);
  // Nor is a release judged by one of them.
  expect(counted()?.views).toBe(1);
  const refused = await send(batch(...Array.from({ length: 15 }, () => view)));
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await metrics.metrics()).toContain('browser_reports_dropped_total{reason="limit"} 30');
});

test('what cannot be read counts as well', async () => {
  let status = 400;
  for (let sent = 0; sent <= 100 && status === 400; sent++) ({ status } = await send('{'));
  expect(status).toBe(429);
});

test('who fails late is not counted as one who always fails', async () => {
  for (let number = 1; number <= 12; number++)
    await send(batch({ ...view, view: number }, ...(number < 10 ? [] : [{ ...error, view: number }])));
  expect(counted()).toMatchObject({ views: 1, errorViews: 0 });
  expect(lines.filter(({ msg }) => msg === 'browser error')[0]).not.toHaveProperty('view');
});

test('every report that cannot be read is counted as dropped', async () => {
  await send(batch({ ...error, message: 'x'.repeat(70_000) }));
  await send('{');
  await send(batch(view, { ...view, page: 7, kind: 'none' }));
  expect(await metrics.metrics()).toContain('browser_reports_dropped_total{reason="malformed"} 3');
});

test('every metric of browsers and releases that an alert rule names is there', async () => {
  const rules = readFileSync(path.join(import.meta.dirname, '../../../docs/prometheus/rules.yml'), 'utf8');
  const named = rules.match(/\b(?:browser|shell)_\w+?_(?:total|seconds|percent|failed)(?=_|\b)/g);
  const own = new Set(named);
  expect(own.size).toBeGreaterThan(5);
  const text = await metrics.metrics();
  for (const name of own) expect(text).toContain(`# TYPE ${name} `);
});
