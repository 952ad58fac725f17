import { beforeEach, expect, test } from '@jest/globals';
import { formerDefaults } from '../registry/history.ts';
import { folderStore } from '../store/openReleaseStore.ts';
import { publish, setTraffic } from '../registry/publish.ts';
import { findVersion, versionsOf } from '../registry/registry.ts';
import { changeRegistry, updateMicrofrontend } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { aPublication } from '../testing/builds.ts';
import { dir } from '../testing/fixtures.ts';
import { createHostCounts } from './hostCounts.ts';
import { describeHowLong } from './hostFiles.ts';
import { DEFAULT_PLAN, startSteps } from './steps.ts';
import { dayOf } from './trial.ts';
import { createJudge } from './watch.ts';

const name = 'education';
const MINUTE_MS = 60_000;
const DAY = 24 * 60;
let store: ReleaseStore;
let now: Date;
let lines: Record<string, unknown>[];

beforeEach(() => {
  store = folderStore(dir);
  now = new Date();
  lines = [];
});

const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE_MS));
const read = async () => (await store.read()).registry;
const shares = async (app = name) =>
  Object.fromEntries(
    versionsOf(await read(), app).map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );
const verdictOn = async (version: string, app = name) =>
  findVersion(await read(), app, version)?.extras.verdict;
const said = (msg: string) => lines.filter(line => line['msg'] === msg);

const release = (version: string, app = name) =>
  changeRegistry(store, registry => publish(registry, aPublication(version, { name: app })));
const releaseInSteps = (version: string, app = name) =>
  changeRegistry(store, registry =>
    startSteps(publish(registry, aPublication(version, { name: app }), 5), app, version, DEFAULT_PLAN, now),
  );

/** A shell host with its own counters. */
function aHost(from = store) {
  const counts = createHostCounts(() => now);
  const write = (details: object, msg: string) => void lines.push({ ...details, msg });
  const look = createJudge({ store: from, source: store, counts, log: { info: write, error: write } });
  function counted(version: string, views: number, errorViews = 0, app = name) {
    for (let view = 0; view < views; view++) counts.count(app, version, 'views');
    for (let view = 0; view < errorViews; view++) {
      counts.count(app, version, 'errorViews');
      counts.countCause(app, version, 'TypeError: x is not a function');
    }
  }
  return { count: counts.count, counted, look: (after = 0) => look(new Date(now.getTime() + after)) };
}

test('a version that is no worse gets all browsers step by step, and is healthy', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  const host = aHost();
  for (const share of [5, 25, 50]) {
    await host.look();
    expect(await shares()).toEqual({ '1.0.0': 100 - share, '1.1.0': share });
    host.counted('1.0.0', 400, 4);
    host.counted('1.1.0', 200, 2);
    later(10);
    await host.look();
  }
  expect(await shares()).toEqual({ '1.0.0': 0, '1.1.0': 100 });
  expect(await verdictOn('1.1.0')).toMatchObject({
    state: 'healthy',
    reason: '6 of 600 views with an error, 12 of 1200 in the version before',
    figures: { views: 600, errorViews: 6, blankViews: 0 },
  });
  expect(said('release goes on')).toHaveLength(2);
  expect(said('release judged')).toMatchObject([{ version: '1.1.0', state: 'healthy' }]);
  expect(formerDefaults((await store.read()).registry, name)).toEqual(['1.0.0']);
});

test.each([
  [name, 'shell'],
  ['shell', name],
])(
  'what several hosts count of %s is added up, and a bad version is taken back with its reason',
  async (app, other) => {
    for (const one of [app, other]) {
      await release('1.0.0', one);
      await releaseInSteps('1.1.0', one);
    }
    const hosts = [aHost(), aHost()];
    const count = async (bad: number) => {
      for (const host of hosts) {
        await host.look();
        host.counted('1.0.0', bad === 4 ? 100 : 0, 0, app);
        host.counted('1.1.0', bad, bad, app);
        host.counted('1.1.0', 4, 0, other);
      }
      for (const host of hosts) await host.look();
    };
    await count(4);
    // Eight may be a stranger's: a person is called, once.
    expect(await shares(app)).toEqual({ '1.0.0': 95, '1.1.0': 5 });
    const reason = 'a person must decide: 8 of 8 views with an error, 0 of 200 in the version before';
    expect(await verdictOn('1.1.0', app)).toMatchObject({ state: 'unjudged', reason });
    await hosts[0]!.look();
    expect(said('release waits for a person')).toMatchObject([{ version: '1.1.0', share: 5, reason }]);
    await count(6);
    expect(await shares(app)).toEqual({ '1.0.0': 100, '1.1.0': 0 });
    expect(await shares(other)).toMatchObject({ '1.1.0': 5 });
    const why = {
      reason: '20 of 20 views with an error, 0 of 200 in the version before',
      causes: [{ text: 'TypeError: x is not a function', views: 20 }],
    };
    expect(await verdictOn('1.1.0', app)).toMatchObject({ state: 'failed', ...why });
    expect(said('release taken back')).toMatchObject([
      { microfrontend: app, version: '1.1.0', owner: 'education team', share: 5, ...why },
    ]);
  },
);

test('a version that goes on after a person was called waits for nobody, until one is called again', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  const host = aHost();
  const countBad = async (bad: number) => {
    await host.look();
    host.counted('1.0.0', 200);
    host.counted('1.1.0', bad, bad);
    await host.look();
  };
  await countBad(8);
  expect(await verdictOn('1.1.0')).toMatchObject({ state: 'unjudged' });
  host.counted('1.0.0', 400, 6);
  host.counted('1.1.0', 400);
  later(10);
  await host.look();
  expect(await shares()).toMatchObject({ '1.1.0': 25 });
  expect(await verdictOn('1.1.0')).toBeUndefined();
  await countBad(11);
  expect(said('release waits for a person')).toHaveLength(2);
});

test('hosts that decide at once do what one does', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  const hosts = [aHost(), aHost(), aHost()];
  for (const host of hosts) {
    await host.look();
    host.counted('1.1.0', 100);
  }
  for (const host of hosts) await host.look();
  later(10);
  await Promise.all(hosts.map((host, ms) => host.look(ms)));
  expect(await shares()).toEqual({ '1.0.0': 75, '1.1.0': 25 });
  expect(said('release goes on')).toHaveLength(1);
});

test('a person who changes shares ends it; what was met before a release is no fault of it', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  const host = aHost();
  await host.look();
  host.counted('1.1.0', 50, 50);
  await changeRegistry(store, registry => setTraffic(registry, name, '1.1.0', 50));
  await host.look();
  expect(await shares()).toEqual({ '1.0.0': 50, '1.1.0': 50 });
  await releaseInSteps('1.1.0');
  await host.look();
  host.counted('1.1.0', 1);
  await host.look();
  expect(await shares()).toEqual({ '1.0.0': 95, '1.1.0': 5 });
});

test('a host that is gone counts for four days', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  const host = aHost();
  await host.look();
  host.counted('1.1.0', 19, 19);
  await host.look();
  const other = aHost();
  await other.look();
  later(3 * DAY);
  other.counted('1.1.0', 1, 1);
  await other.look();
  await other.look();
  expect(await verdictOn('1.1.0')).toMatchObject({ figures: { errorViews: 20 } });
  later(2 * DAY);
  await other.look();
  expect(await store.files('figures')).toHaveLength(1);
});

test('a release or rollback that began before the judge did something is not rejected', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  const seen = await read();
  const begun = () => updateMicrofrontend(store, name, seen, registry => registry);
  const host = aHost();
  await host.look();
  host.counted('1.1.0', 200);
  later(10);
  await host.look();
  expect(await shares()).toMatchObject({ '1.1.0': 25 });
  await begun();
  host.counted('1.1.0', 300, 300);
  await host.look();
  await host.look();
  expect(await shares()).toMatchObject({ '1.1.0': 0 });
  await begun();
  await changeRegistry(store, registry => setTraffic(registry, name, '1.1.0', 10));
  await expect(begun()).rejects.toThrow('education was changed by another release');
});

test('while nothing is judged a host writes its views now and then; a release says how long one of each network will take', async () => {
  await release('1.0.0');
  const host = aHost();
  const day = dayOf(now);
  const howLong = () => describeHowLong(store, name, DEFAULT_PLAN, now);
  for (let view = 0; view < 12_000; view++)
    host.count(name, '1.0.0', 'views', { network: `198.51.${view % 6000}`, view });
  await host.look();
  expect(await store.files('figures')).toEqual([]);
  const [none, some] = [
    'at the 0 networks of the last day at least: 5 % 24.0 h, 25 % 24.0 h, 50 % 24.0 h, then all',
    'at the 6000 networks of the last day at least: 5 % 16.0 h, 25 % 3.2 h, 50 % 1.6 h, then all',
  ];
  expect(await howLong()).toBe(none);
  later(11);
  await host.look();
  expect(await howLong()).toBe(some);
  now = new Date(`${day}T12:00Z`);
  later(DAY);
  expect(await howLong()).toBe(some);
  later(DAY);
  expect(await howLong()).toBe(none);
});

test('a store that is away takes nothing back, is reported once, and is judged when it is there again', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  let isAway = true;
  const host = aHost({
    ...store,
    writeFile: (place, text) =>
      isAway ? Promise.reject(new Error('bucket away')) : store.writeFile(place, text),
  });
  await host.look();
  host.counted('1.1.0', 30, 30);
  await host.look();
  expect(await shares()).toMatchObject({ '1.1.0': 5 });
  expect(lines.map(({ err }) => (err as Error).message)).toEqual(['bucket away']);
  isAway = false;
  await host.look();
  expect(await shares()).toMatchObject({ '1.1.0': 0 });
});

test('causes are bounded, and the most frequent ones are kept', async () => {
  await release('1.0.0');
  await releaseInSteps('1.1.0');
  const counts = createHostCounts();
  await createJudge({ store, source: store, counts, log: { info() {}, error() {} } })();
  for (let at = 0; at < 200; at++) counts.countCause(name, '1.1.0', `invented ${at}`);
  counts.countCause(name, '1.1.0', 'invented 7');
  const [trial] = counts.counted().trials;
  expect(trial?.causes).toHaveLength(50);
  expect(trial?.causes).toContainEqual({ text: 'invented 7', views: 2 });
});
