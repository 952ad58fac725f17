import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { buildVersion } from '@site/federation/build/buildVersion';
import { findVersion, versionsOf } from '../registry/registry.ts';
import { createHostCounts } from '../judge/hostCounts.ts';
import { writeHostFile } from '../judge/hostFiles.ts';
import { judge } from '../judge/judge.ts';
import { DEFAULT_PLAN, judgedVersions, startSteps } from '../judge/steps.ts';
import { UNOPENED, UNTESTED, type Gate } from './gate.ts';
import { publicationOf } from './promote.ts';
import { publish } from '../registry/publish.ts';
import { openGate, release, rollback } from '../testing/ungated.ts';
import { readIntact, versionDir } from '../store/versionFiles.ts';
import { folderStore } from '../store/openReleaseStore.ts';
import { changeRegistry } from '../store/changeRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { aPublication, writeBuild, writeShell } from '../testing/builds.ts';
import { dir } from '../testing/fixtures.ts';

let store: ReleaseStore;
beforeEach(async () => {
  store = folderStore(dir);
  await writeShell(dir);
});

const name = 'education' as const;

const finding = (...violations: string[]): Gate => ({ inspect: async () => violations });
const folder = (version: string) => versionDir(dir, name, version);

async function published(version: string, contractVersion = 1) {
  if (!(await readIntact(folder(version)))) await writeBuild(folder(version), { contractVersion });
  const stored = await readIntact(folder(version));
  await changeRegistry(store, registry => publish(registry, publicationOf(stored!)));
}

const shares = async () =>
  Object.fromEntries(
    versionsOf((await store.read()).registry, name).map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]),
  );

/** Makes what happened so far older. */
const later = (minutes: number) =>
  changeRegistry(store, registry => {
    const older = (at: string) => new Date(Date.parse(at) - minutes * 60_000).toISOString();
    const changes = registry.history[name]?.map(one => ({ ...one, at: older(one.at) })) ?? [];
    return { ...registry, history: { ...registry.history, [name]: changes } };
  });

/** Of a version that all browsers had, and that nobody judged. */
const quietly = { share: 100, wasJudged: false, warnings: [] };

test('a canary is raised, taken back, and the release before it comes back', async () => {
  await published('1.0.0');
  await published('1.1.0');
  await writeBuild(folder('1.2.0'));
  const give = (traffic: number) => release({ name, store, traffic, published: '1.2.0' });

  expect(await give(10)).toEqual({ version: '1.2.0', before: '1.1.0' });
  expect(await shares()).toEqual({ '1.2.0': 10, '1.1.0': 90, '1.0.0': 0 });
  expect(await rollback({ name, store })).toEqual({ ...quietly, version: '1.1.0', from: '1.2.0', share: 10 });
  expect(await shares()).toEqual({ '1.2.0': 0, '1.1.0': 100, '1.0.0': 0 });
  await give(100);
  expect(await rollback({ name, store })).toEqual({ ...quietly, version: '1.1.0', from: '1.2.0' });
  await later(31);
  expect(await rollback({ name, store })).toEqual({ ...quietly, version: '1.0.0', from: '1.1.0' });
  await expect(rollback({ name, store })).rejects.toThrow('no version before 1.0.0');
  expect(await rollback({ name, store, version: '1.2.0' })).toMatchObject({ version: '1.2.0' });
});

test.each<[string, Gate, string]>([
  ['its sources', { ...openGate, checkSources: async () => ['One.', 'Two.'] }, 'never built'],
  ['its files', finding('One.', 'Two.'), '2.0.0'],
  ['its pages', { ...openGate, openPages: async () => ['One.', 'Two.'] }, '2.0.0'],
])(
  'what the gate finds in %s rejects a build before anything is stored, in a dry run too',
  async (_, gate, version) => {
    await published('1.0.0');
    await writeBuild(folder('2.0.0'));
    const wanted = version === '2.0.0' ? { published: version } : { version };
    const prerender = () => Promise.reject(new Error('prerendered'));
    const request = { name, store, gate, traffic: 100, prerender, ...wanted };
    for (const dryRun of [false, true])
      await expect(release({ ...request, dryRun })).rejects.toThrow(
        new RegExp(`^education ${version} is rejected:\n {2}One\\.\n {2}Two\\.$`),
      );
    expect(await shares()).toEqual({ '1.0.0': 100 });
  },
);

test('a dry run checks and changes nothing', async () => {
  await published('1.0.0');
  await writeBuild(folder('1.1.0'));
  const said: string[] = [];
  const report = (step: string) => said.push(step);
  const gate = { ...openGate, openPages: async () => [] };
  await release({ name, store, gate, traffic: 100, published: '1.1.0', dryRun: true, report });
  expect(said).toEqual(['build', 'check', 'pages', 'pages', 'dry run']);
  expect(await shares()).toEqual({ '1.0.0': 100 });
});

test('a release that another one has overtaken ends before the step that takes long', async () => {
  await published('1.0.0');
  await writeBuild(folder('1.1.0'));
  await writeBuild(folder('1.2.0'));
  let wasRun = false;
  const gate: Gate = {
    inspect: async () => {
      await release({ name, store, traffic: 100, published: '1.1.0' });
      return [];
    },
    openPages: async () => {
      wasRun = true;
      return [];
    },
  };
  await expect(release({ name, store, gate, traffic: 100, published: '1.2.0' })).rejects.toThrow(
    'education was changed by another release in the meantime',
  );
  expect(wasRun).toBe(false);
});

test('a dry run of a rollback says where it would lead and changes nothing', async () => {
  await published('1.0.0');
  await published('1.1.0');
  const never = () => Promise.reject(new Error('rendered'));
  const dryRun = { name, store, dryRun: true, prerender: never } as const;
  expect(await rollback(dryRun)).toEqual({ ...quietly, version: '1.0.0', from: '1.1.0' });
  expect(await shares()).toEqual({ '1.1.0': 100, '1.0.0': 0 });
  await expect(rollback({ ...dryRun, version: '2.0.0' })).rejects.toThrow('no version 2.0.0');
});

test.each([
  ['a rollback', () => rollback({ name, store })],
  ['a rollback that calls nothing failed', () => rollback({ name, store, keep: true })],
  ['the end of a canary', () => rollback({ name, store }), 10],
  ['the judge', takenBackByJudge, 5],
])('after %s none without a version goes further for half an hour', async (_by, takeBack, traffic = 100) => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await published(version);
  await writeBuild(folder('1.3.0'));
  await release({ name, store, traffic, published: '1.3.0' });
  await takeBack();
  await later(29);
  const sentence =
    /^1\.3\.0 was already taken back at \d\d:\d\d UTC; name a version to go further, such as 1\.1\.0\.$/;
  await expect(rollback({ name, store })).rejects.toThrow(sentence);
  expect(await shares()).toMatchObject({ '1.2.0': 100 });
  expect(await rollback({ name, store, version: '1.1.0', dryRun: true })).toMatchObject({ version: '1.1.0' });
  await later(2);
  expect(await rollback({ name, store })).toMatchObject({ version: '1.1.0' });
});

async function takenBackByJudge() {
  const now = new Date();
  await changeRegistry(store, registry => startSteps(registry, name, '1.3.0', DEFAULT_PLAN, now));
  expect(await rollback({ name, store, dryRun: true })).toMatchObject({ version: '1.2.0', wasJudged: true });
  const { registry } = await store.read();
  const counts = createHostCounts();
  counts.follow(judgedVersions(registry));
  for (let view = 0; view < 20; view++)
    for (const what of ['views', 'errorViews'] as const) counts.count(name, '1.3.0', what);
  await writeHostFile(store, 'host', counts.counted(), now);
  expect(await judge(store, now)).toHaveLength(1);
}

test('a release says which judged one it ends', async () => {
  await published('1.0.0');
  for (const version of ['1.1.0', '1.2.0']) await writeBuild(folder(version));
  const said: string[] = [];
  const report = (_step: string, text: string) => said.push(text);
  const plan = DEFAULT_PLAN;
  await release({ name, store, traffic: 5, plan, published: '1.1.0', report });
  await release({ name, store, traffic: 5, plan, published: '1.1.0', report });
  expect(said.join()).not.toContain('judged no more');
  await release({ name, store, traffic: 10, published: '1.2.0', report });
  expect(said.at(-1)).toBe('1.2.0 has 10 % of the browsers; 1.1.0 has none and is judged no more');
});

test('a rollback records what it takes back as failed, and never leads to it', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await published(version);
  await rollback({ name, store });
  const { registry } = await store.read();
  expect(findVersion(registry, name, '1.2.0')?.extras.verdict).toMatchObject({
    state: 'failed',
    reason: 'rolled back to 1.1.0',
  });
  await published('1.3.0');
  await rollback({ name, store, version: '1.0.0' });
  await published('1.1.0');
  expect(await rollback({ name, store, dryRun: true })).toMatchObject({ version: '1.0.0' });
});

test('a rollback past the default ends a canary, too, and records both as failed', async () => {
  for (const version of ['1.0.0', '1.1.0']) await published(version);
  await writeBuild(folder('1.2.0'));
  await release({ name, store, traffic: 5, plan: DEFAULT_PLAN, published: '1.2.0' });
  const share = { from: '1.1.0', share: 95, wasJudged: false };
  expect(await rollback({ name, store, version: '1.0.0' })).toMatchObject({ version: '1.0.0', ...share });
  const { registry } = await store.read();
  const states = versionsOf(registry, name).map(({ extras }) => extras.verdict?.state);
  expect(states).toEqual([undefined, 'failed', 'failed']);
});

test('a rollback leads to a version that the gate would reject, and says so', async () => {
  await published('1.0.0');
  await published('1.1.0');
  const warnings = ['The gateway rejects an operation.', 'It needs vue.'];
  const gate = finding(...warnings);
  expect(await rollback({ name, store, gate, dryRun: true })).toMatchObject({ version: '1.0.0', warnings });
  expect(await shares()).toEqual({ '1.1.0': 100, '1.0.0': 0 });
  expect(await rollback({ name, store, gate })).toMatchObject({ version: '1.0.0', warnings });
  expect(await shares()).toEqual({ '1.1.0': 0, '1.0.0': 100 });
});

test('a rollback never leads to a version that the live shell cannot load', async () => {
  await published('0.9.0', 4);
  await published('1.0.0');
  await expect(rollback({ name, store })).rejects.toThrow('0.9.0 has contract version 4; the live shell');
  expect(await shares()).toEqual({ '1.0.0': 100, '0.9.0': 0 });
});

test('files that are not whole any more are not published', async () => {
  await published('1.0.0');
  await published('1.1.0');
  await writeFile(path.join(folder('1.0.0'), 'entry.js'), 'evil');
  await expect(rollback({ name, store })).rejects.toThrow('not complete');
  await expect(release({ name, store, traffic: 5, published: '1.0.0' })).rejects.toThrow(
    'no complete version 1.0.0',
  );
  expect(await shares()).toEqual({ '1.1.0': 100, '1.0.0': 0 });
});

test.each(['prerendered', 'listed'])(
  'a version whose files vanish when it is %s gets no browsers',
  async when => {
    await published('1.0.0');
    await writeBuild(folder('1.1.0'));
    const vanish = () => rm(folder('1.1.0'), { recursive: true, force: true });
    const prerender = async () => {
      if (when === 'prerendered') await vanish();
      return [];
    };
    const pruned: ReleaseStore = { ...store, write: (...change) => store.write(...change).then(vanish) };
    const request = { name, store: pruned, traffic: 100, published: '1.1.0', prerender };
    await expect(release(request)).rejects.toThrow('The files of education 1.1.0 are not complete any more.');
    expect(await shares()).toMatchObject({ '1.0.0': 100 });
    // What another release of it has to check.
    const { extras } = findVersion((await store.read()).registry, name, '1.1.0') ?? {};
    expect(extras?.unchecked).toEqual(when === 'listed' ? [UNTESTED, UNOPENED] : undefined);
  },
);

test('pages that cannot be rendered reject a release with the reason, and hold no rollback up', async () => {
  await published('1.0.0');
  await published('1.1.0');
  await writeBuild(folder('1.2.0'));
  const prerender = () => Promise.reject(new Error('/education has no title'));
  await expect(release({ name, store, traffic: 100, published: '1.2.0', prerender })).rejects.toThrow(
    /1\.2\.0 is rejected:\n {2}its pages cannot be rendered: \/education has no title/,
  );
  expect(await shares()).toEqual({ '1.1.0': 100, '1.0.0': 0 });
  expect(await rollback({ name, store, prerender })).toMatchObject({
    version: '1.0.0',
    warnings: ['Browsers render its pages, which cannot be rendered here: /education has no title'],
  });
});

test('a release remembers its sources, so that a start does not promote them again', async () => {
  const version = buildVersion(name, 'production');
  await writeBuild(folder(version));
  await release({ name, store, traffic: 100 });
  expect(await shares()).toEqual({ [version]: 100 });
  expect((await store.read()).registry.built[name]).toBe(version);
});

test('a pipeline that runs for others’ changes does nothing to a release, and undoes no rollback', async () => {
  const version = buildVersion(name, 'production');
  await published('1.0.0');
  await writeBuild(folder(version));
  const request = { name, store, traffic: 5, plan: DEFAULT_PLAN };
  expect(await release(request)).toMatchObject({ version });
  for (const share of [5, 100]) {
    if (share === 100) await release({ name, store, traffic: share, published: version });
    const seen = await store.read();
    expect(await release(request)).toBeNull();
    expect(await store.read()).toEqual(seen);
  }
  await rollback({ name, store });
  for (const plan of [DEFAULT_PLAN, undefined])
    await expect(release({ ...request, plan })).rejects.toThrow(`${version} was taken back`);
  expect(await release({ ...request, published: version })).toMatchObject({ version });
});

test('what is not checked is recorded, until it is; a version that visitors have is not opened again', async () => {
  const unchecked = async (version: string) =>
    findVersion((await store.read()).registry, name, version)?.extras.unchecked;
  let opened = 0;
  const gate = { ...openGate, openPages: async () => (opened++, []) };
  await published('1.0.0');
  await writeBuild(folder('1.1.0'));
  const request = { name, store, published: '1.1.0' };
  await release({ ...request, traffic: 5 });
  expect(await unchecked('1.1.0')).toEqual([UNTESTED, UNOPENED]);
  await release({ ...request, traffic: 10 });
  expect(await unchecked('1.1.0')).toEqual([UNTESTED, UNOPENED]);
  await release({ ...request, gate, traffic: 20 });
  expect(await unchecked('1.1.0')).toEqual([UNTESTED]);
  await release({ ...request, gate, traffic: 100 });
  expect(opened).toBe(1);

  const version = buildVersion(name, 'production');
  await writeBuild(folder(version));
  const tested = { ...gate, checkSources: async () => [] };
  await release({ name, store, gate, traffic: 5 });
  expect(await unchecked(version)).toEqual([UNTESTED]);
  await release({ name, store, gate: tested, traffic: 5 });
  expect(await unchecked(version)).toBeUndefined();
});

test('of a stored version there are no sources to check', async () => {
  await writeBuild(folder('1.0.0'));
  const gate = { ...openGate, checkSources: async () => ['a type error'] };
  await release({ name, store, gate, traffic: 100, published: '1.0.0' });
  expect(await shares()).toEqual({ '1.0.0': 100 });
});

test('a release of another microfrontend at the same time disturbs none', async () => {
  await published('1.0.0');
  await writeBuild(folder('1.1.0'));
  const between = async () => {
    await changeRegistry(store, registry => publish(registry, aPublication('3.0.0', { name: 'contact' })));
    return [];
  };
  await release({ name, store, traffic: 100, published: '1.1.0', prerender: between });
  expect(await shares()).toEqual({ '1.1.0': 100, '1.0.0': 0 });
  expect(versionsOf((await store.read()).registry, 'contact').map(({ url }) => url)).toEqual([
    '3.0.0/manifest.json',
  ]);
});
