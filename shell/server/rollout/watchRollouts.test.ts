import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { publish } from '@site/releases/registry/publish';
import { defaultVersion, emptyRegistry, findVersion } from '@site/releases/registry/registry';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { emptyFigures, type VersionFigures } from '@site/releases/rollout/figures';
import { DEFAULT_PLAN, startRollout } from '@site/releases/rollout/rollouts';
import { aPublication, writeBuild } from '@site/releases/testing/builds';
import { pino } from 'pino';
import { createWatch } from './watchRollouts.ts';

const name = 'education';
let dir: string;
let store: ReleaseStore;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'watch-'));
  store = folderStore(dir);
  lines = [];
  await writeBuild(path.join(dir, name, '1.0.0'));
  const first = publish(emptyRegistry(), aPublication('1.0.0'));
  await changeRegistry(store, () => first);
});
afterEach(() => rm(dir, { recursive: true }));

const log = pino({}, { write: line => void lines.push(JSON.parse(line) as Record<string, unknown>) });
const views = (count: number, errorViews = 0): VersionFigures => ({
  ...emptyFigures(),
  views: count,
  errorViews,
});
const progressive = (app = name) =>
  changeRegistry(store, registry =>
    startRollout(publish(registry, aPublication('1.1.0', { name: app }), 5), app, '1.1.0', {
      baseline: '1.0.0',
      plan: DEFAULT_PLAN,
      now: new Date(),
    }),
  );
const aHost = (figures: Map<string, VersionFigures>, from = store) =>
  createWatch({ store: from, source: store, figures: { of: () => figures }, log });
const share = async (app = name) =>
  findVersion((await store.read()).registry, app, '1.1.0')?.deployment.traffic;

test('two hosts together take back what fails in every browser, and the log says why', async () => {
  await progressive();
  const figures = [new Map<string, VersionFigures>(), new Map<string, VersionFigures>()];
  const looks = figures.map(counted => aHost(counted));
  for (const look of looks) await look();
  for (const counted of figures) counted.set('1.0.0', views(80)).set('1.1.0', views(4, 4));
  for (const look of looks.toReversed()) await look();
  expect(await share()).toBe(0);
  expect(defaultVersion((await store.read()).registry, name)?.metadata.version).toBe('1.0.0');
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: 'release taken back',
      microfrontend: name,
      version: '1.1.0',
      owner: 'education team',
      to: '1.0.0',
      share: 5,
      reason: '8 of 8 views with an error, 0 of 160 in the version before',
    },
  ]);
});

test('of two releases at once the bad one is taken back, and the other goes on', async () => {
  await changeRegistry(store, registry => publish(registry, aPublication('1.0.0', { name: 'contact' })));
  await Promise.all([progressive(), progressive('contact')]);
  const bad = new Map<string, VersionFigures>();
  const good = new Map<string, VersionFigures>();
  const of = (app: string) => (app === name ? bad : good);
  const look = createWatch({ store, source: store, figures: { of }, log });
  await look();
  bad.set('1.0.0', views(150)).set('1.1.0', views(8, 8));
  good.set('1.0.0', views(4000, 40)).set('1.1.0', views(210, 2));
  await look(new Date(Date.now() + DEFAULT_PLAN.stepMinutes * 60_000));
  expect([await share(), await share('contact')]).toEqual([0, 25]);
});

test('while nothing is under watch the store is left alone', async () => {
  await aHost(new Map([['1.0.0', views(5)]]))();
  expect(await store.files('figures')).toEqual([]);
});

test('a store that is away takes nothing back, is reported once, and is judged when it is there again', async () => {
  await progressive();
  let isAway = true;
  const away: ReleaseStore = {
    ...store,
    writeFile: (place, text) =>
      isAway ? Promise.reject(new Error('bucket away')) : store.writeFile(place, text),
  };
  const figures = new Map<string, VersionFigures>();
  const look = aHost(figures, away);
  await look();
  figures.set('1.1.0', views(30, 30));
  await look();
  expect(await share()).toBe(5);
  expect(lines.map(({ err }) => (err as Error).message)).toEqual(['bucket away']);
  isAway = false;
  await look();
  expect(await share()).toBe(0);
});
