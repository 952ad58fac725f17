import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { publish, setTraffic } from '../registry/publish.ts';
import { publicationOf } from '../release/promote.ts';
import { UNOPENED } from '../release/gate.ts';
import { rollback } from '../testing/ungated.ts';
import { formerDefaults } from '../registry/history.ts';
import { openReleaseStore } from '../registry/openReleaseStore.ts';
import { defaultVersion, findVersion, versionsOf, type Registry } from '../registry/registry.ts';
import { changeRegistry, type ReleaseStore } from '../registry/releaseStore.ts';
import { startBucketServer, type BucketServer } from '../testing/bucketServer.ts';
import { aContract, writeBuild } from '../testing/builds.ts';
import { addFigures, emptyFigures, type VersionFigures } from './figures.ts';
import { judgeRollouts } from './judgeRollouts.ts';
import { holdLease } from './lease.ts';
import { createRecorder } from './recordFigures.ts';
import { DEFAULT_PLAN, startRollout, type RolloutPlan } from './rollouts.ts';
import { readTrials, removeOldTrials, writeTrials } from './trialFiles.ts';

const name = 'education';
const MINUTE_MS = 60_000;
let server: BucketServer;
let dir: string;
let store: ReleaseStore;
let now: Date;
let stores = 0;

beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.settings());
});
afterAll(() => server.close());
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'rollouts-'));
  now = new Date();
});
afterEach(() => rm(dir, { recursive: true }));

const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE_MS));
const read = async () => (await store.read()).registry;
const shares = async () =>
  Object.fromEntries(
    versionsOf(await read(), name).map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );
const verdictOn = async (version: string) => findVersion(await read(), name, version)?.extras.verdict;

async function released(
  version: string,
  plan: RolloutPlan = DEFAULT_PLAN,
  change = (registry: Registry) => registry,
) {
  const place = store.stagingDir();
  await writeBuild(place, { version }, aContract());
  await store.storeVersion(name, version, place);
  const stored = await store.readIntact(name, version);
  await changeRegistry(
    store,
    registry => {
      const baseline = defaultVersion(registry, name)?.metadata.version;
      const published = publish(registry, publicationOf(stored!), baseline ? plan.steps[0] : 100);
      return startRollout(change(published), name, version, { baseline, plan, now });
    },
    { kind: 'release' },
  );
}

/** A shell host with its own counters. */
function aHost(id: string) {
  const counted = new Map<string, VersionFigures>();
  const elsewhere = new Map<string, VersionFigures>();
  const record = createRecorder({
    of: microfrontend => (microfrontend === name ? counted : elsewhere),
    causes: (_, version) => [
      { text: 'TypeError: x is not a function', views: counted.get(version)?.errorViews ?? 0 },
    ],
  });
  const tell = async () => writeTrials(store, id, record(await read(), now), now);
  const sawIn =
    (figures: Map<string, VersionFigures>) =>
    async (version: string, views: number, errorViews = 0) => {
      const seen = { ...emptyFigures(), views, errorViews };
      figures.set(version, addFigures(figures.get(version) ?? emptyFigures(), seen));
      await tell();
    };
  return { tell, saw: sawIn(counted), sawElsewhere: sawIn(elsewhere) };
}

describe.each(['folder', 'bucket'])('rollouts in a %s', kind => {
  beforeEach(async () => {
    const settings = kind === 'folder' ? {} : server.settings(`rollouts-${(stores += 1)}`);
    store = await openReleaseStore({ ...settings, RELEASES_DIR: dir });
  });

  test('a version that is no worse gets all browsers step by step, and is healthy after an hour', async () => {
    await released('1.0.0');
    const host = aHost('a');
    await host.saw('1.0.0', 5000, 50);
    await released('1.1.0');
    for (const share of [5, 25]) {
      await host.tell();
      expect(await shares()).toEqual({ '1.0.0': 100 - share, '1.1.0': share });
      await host.saw('1.0.0', 4000, 40);
      await host.saw('1.1.0', 200, 2);
      later(10);
      await judgeRollouts(store, now);
    }
    expect(await shares()).toEqual({ '1.0.0': 0, '1.1.0': 100 });
    await host.tell();
    await host.saw('1.1.0', 500, 5);
    later(59);
    await judgeRollouts(store, now);
    expect(await verdictOn('1.1.0')).toBeUndefined();
    later(1);
    await judgeRollouts(store, now);
    expect(await verdictOn('1.1.0')).toMatchObject({
      state: 'healthy',
      figures: { views: 900, errorViews: 9 },
    });
    expect(await judgeRollouts(store, now)).toEqual([]);
  });

  test('what several hosts saw is added up, and a bad version is taken back with its reason', async () => {
    await released('1.0.0');
    await released('1.1.0');
    const hosts = [aHost('a'), aHost('b')];
    for (const host of hosts) {
      await host.tell();
      await host.saw('1.0.0', 100);
      await host.saw('1.1.0', 4, 4);
    }
    const [judgement] = await judgeRollouts(store, now);
    expect(judgement).toMatchObject({ decision: { kind: 'take back' }, to: '1.0.0' });
    expect(await shares()).toEqual({ '1.0.0': 100, '1.1.0': 0 });
    expect(await verdictOn('1.1.0')).toMatchObject({
      state: 'failed',
      reason: '8 of 8 views with an error, 0 of 200 in the version before',
      causes: [{ text: 'TypeError: x is not a function', views: 8 }],
    });
  });

  test('what a host met before the rollout is no fault of it', async () => {
    await released('1.0.0');
    await released('1.1.0', { ...DEFAULT_PLAN, steps: [100] });
    await changeRegistry(store, registry => setTraffic(registry, name, '1.0.0', 100));
    const host = aHost('a');
    await host.saw('1.1.0', 50, 50);
    await released('1.1.0');
    await host.tell();
    await host.saw('1.1.0', 1);
    await judgeRollouts(store, now);
    expect(await shares()).toMatchObject({ '1.1.0': 5 });
    expect(await readTrials(store, now)).toMatchObject([{ causes: [] }]);
    await host.saw('1.1.0', 20, 20);
    await judgeRollouts(store, now);
    expect(await verdictOn('1.1.0')).toMatchObject({
      causes: [{ text: 'TypeError: x is not a function', views: 20 }],
    });
  });

  test('with all browsers a minute in which other microfrontends fail, too, is not judged', async () => {
    const all = { ...DEFAULT_PLAN, steps: [100] };
    await released('1.0.0');
    const hosts = [aHost('a'), aHost('b')] as const;
    for (const host of hosts) {
      await host.saw('1.0.0', 1000, 10);
      await host.sawElsewhere('5.0.0', 1000, 10);
    }
    await released('1.1.0', all);
    for (const host of hosts) await host.tell();
    later(1);
    // What one host sees of the candidate, another one sees of the others.
    await hosts[0].saw('1.1.0', 40, 30);
    await hosts[1].sawElsewhere('5.0.0', 20, 9);
    const [judgement] = await judgeRollouts(store, now);
    expect(judgement?.decision).toMatchObject({
      kind: 'wait',
      reason: expect.stringContaining('not judged by '),
    });
    for (const minutes of [1, 1, 1]) {
      later(minutes);
      await hosts[1].sawElsewhere('5.0.0', 50);
    }
    await hosts[0].saw('1.1.0', 40, 30);
    await judgeRollouts(store, now);
    expect(await shares()).toEqual({ '1.0.0': 100, '1.1.0': 0 });
  });

  test('a version that cannot be taken back is told, and keeps no other from being judged', async () => {
    await released('1.0.0');
    const host = aHost('a');
    await host.saw('1.0.0', 1000, 10);
    await released('1.1.0', { ...DEFAULT_PLAN, steps: [100] });
    await host.tell();
    await host.saw('1.1.0', 20, 20);
    await store.writeFile(`${name}/1.0.0/entry.js`, 'damaged');
    const failures: Error[] = [];
    expect(await judgeRollouts(store, now, error => failures.push(error))).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(await shares()).toEqual({ '1.0.0': 0, '1.1.0': 100 });
  });

  test('after two bad releases in a row visitors have the last healthy one', async () => {
    const all = { ...DEFAULT_PLAN, steps: [100] };
    await released('1.0.0');
    const host = aHost('a');
    await host.saw('1.0.0', 1000, 10);
    await released('1.1.0', all);
    await host.tell();
    await host.saw('1.1.0', 100, 1);
    later(60);
    await judgeRollouts(store, now);
    expect(await verdictOn('1.1.0')).toMatchObject({ state: 'healthy' });
    await released('1.2.0', all);
    await released('1.3.0', all);
    expect(findVersion(await read(), name, '1.3.0')?.fallbackUrl).toBe('1.1.0/manifest.json');
    await host.tell();
    await host.saw('1.3.0', 20, 20);
    await judgeRollouts(store, now);
    expect(await shares()).toMatchObject({ '1.1.0': 100 });
  });

  test('a person who changes shares ends the rollout; a decision from before changes nothing', async () => {
    await released('1.0.0');
    await released('1.1.0');
    const host = aHost('a');
    await host.tell();
    await host.saw('1.1.0', 50, 50);
    const slow: ReleaseStore = {
      ...store,
      files: async folder => {
        await changeRegistry(store, registry => setTraffic(registry, name, '1.1.0', 50));
        return store.files(folder);
      },
    };
    expect(await judgeRollouts(slow, now)).toEqual([]);
    expect(await shares()).toEqual({ '1.0.0': 50, '1.1.0': 50 });
    expect(await judgeRollouts(store, now)).toEqual([]);
  });

  test('two judges at once do what one does', async () => {
    await released('1.0.0');
    await released('1.1.0');
    const host = aHost('a');
    await host.tell();
    await host.saw('1.0.0', 4000);
    await host.saw('1.1.0', 200);
    later(10);
    const decided = await Promise.all([judgeRollouts(store, now), judgeRollouts(store, now)]);
    expect(await shares()).toEqual({ '1.0.0': 75, '1.1.0': 25 });
    expect(decided.flat().filter(({ decision }) => decision.kind === 'go on')).toHaveLength(1);
  });

  test('a version that was not run in a browser begins with five percent', async () => {
    await released('1.0.0');
    await released('1.1.0', { ...DEFAULT_PLAN, steps: [25, 100] }, registry => ({
      ...registry,
      microFrontends: {
        [name]: versionsOf(registry, name).map(one => ({
          ...one,
          extras: { ...one.extras, unchecked: [UNOPENED] },
        })),
      },
    }));
    expect(await shares()).toEqual({ '1.0.0': 95, '1.1.0': 5 });
  });

  test('one host judges, and another one after it has died', async () => {
    expect([await holdLease(store, 'a', now), await holdLease(store, 'b', now)]).toEqual([true, false]);
    later(1);
    expect([await holdLease(store, 'b', now), await holdLease(store, 'a', now)]).toEqual([true, false]);
  });

  test('a host that died counts for a day', async () => {
    await released('1.0.0');
    await released('1.1.0');
    const host = aHost('a');
    await host.tell();
    await host.saw('1.1.0', 20, 20);
    later(24 * 60 - 1);
    await removeOldTrials(store, now);
    expect(await readTrials(store, now)).toMatchObject([{ steps: [{ candidate: { errorViews: 20 } }] }]);
    later(2);
    await judgeRollouts(store, now);
    expect(await shares()).toMatchObject({ '1.1.0': 5 });
    await removeOldTrials(store, now);
    expect(await store.files('figures')).toEqual([]);
  });

  test('a version that comes again step by step is released, not rolled back to', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await released(version, { ...DEFAULT_PLAN, steps: [100] });
    await released('1.1.0');
    const host = aHost('a');
    for (const share of [5, 25]) {
      await host.tell();
      expect(await shares()).toMatchObject({ '1.1.0': share });
      await host.saw('1.2.0', 4000, 40);
      await host.saw('1.1.0', 200, 2);
      later(10);
      await judgeRollouts(store, now);
    }
    expect(formerDefaults(name, await store.history())).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  });

  test('a rollback records what it takes back as failed, and never leads to such a version', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await released(version, { ...DEFAULT_PLAN, steps: [100] });
    const host = aHost('a');
    await host.tell();
    await host.saw('1.2.0', 20, 7);
    await rollback({ name, store });
    expect(await verdictOn('1.2.0')).toMatchObject({
      state: 'failed',
      reason: 'rolled back to 1.1.0',
      figures: { views: 20, errorViews: 7 },
      causes: [{ text: 'TypeError: x is not a function', views: 7 }],
    });
    await changeRegistry(store, registry => setTraffic(registry, name, '1.2.0', 100), { kind: 'release' });
    await rollback({ name, store, version: '1.0.0', keep: true });
    await changeRegistry(store, registry => setTraffic(registry, name, '1.1.0', 100), { kind: 'release' });
    expect((await rollback({ name, store, dryRun: true })).version).toBe('1.0.0');
  });
});
