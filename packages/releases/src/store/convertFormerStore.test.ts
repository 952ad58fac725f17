import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { defaultVersion } from '../registry/registry.ts';
import { publish } from '../registry/publish.ts';
import { rollbackTarget } from '../registry/verdicts.ts';
import { aPublication, shellContract, shellFacts, writeBuild } from '../testing/builds.ts';
import { changeRegistry } from './changeRegistry.ts';
import { convertFormerStore } from './convertFormerStore.ts';
import { folderStore } from './openReleaseStore.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'former-'));
});
afterEach(() => rm(dir, { recursive: true }));

const write = async (place: string, text: string) => {
  await mkdir(path.dirname(path.join(dir, place)), { recursive: true });
  await writeFile(path.join(dir, place), text);
};
const integrity = `sha384-${'B'.repeat(64)}`;
/** What one release wrote: each state is named by its bytes. */
const line = (at: number, version: string, rest = {}) =>
  JSON.stringify({
    at: `2026-11-20T0${at}:00:00.000Z`,
    ...{ from: at === 0 ? null : `${at - 1}`, to: `${at}`, kind: 'release' },
    ...{ defaults: { education: version }, served: { education: [version] }, removed: {}, ...rest },
  });

/** The registry as the former checkout left it. */
async function writeRegistry(...versions: string[]) {
  const store = folderStore(dir);
  for (const version of versions)
    await changeRegistry(store, registry => publish(registry, aPublication(version)));
  const stored = JSON.parse(await readFile(path.join(dir, 'registry.json'), 'utf8')) as object;
  const former = { ...stored, history: undefined, removed: undefined, built: undefined };
  await write('registry.json', JSON.stringify(former));
}

test.each([
  [
    'a file of a folder',
    async (lines: string[]) => write('registry.history.jsonl', `\n${lines.join('\n\n')}\n{"at":"20`),
  ],
  [
    'objects of a bucket',
    async (lines: string[]) => {
      for (const [at, one] of lines.entries())
        await write(`history/${9 - at}.json`, `{"changes":[${one}],"before":null}`);
    },
  ],
])('the history in %s moves into the registry, once', async (_, writeHistory) => {
  await writeRegistry('1.1.0', '1.2.0');
  const removed = { education: { '1.0.0': integrity } };
  const served = { education: ['1.1.0', '1.2.0'] };
  const last = [line(2, '1.2.0', { served }), line(3, '1.2.0', { served, removed })];
  await writeHistory([line(0, '1.0.0'), line(1, '1.1.0'), ...last]);
  await write('education/.last-built', '1.1.0');
  await Promise.all([convertFormerStore(folderStore(dir)), convertFormerStore(folderStore(dir))]);
  const { registry } = await folderStore(dir).read();
  expect(registry.history['education']?.map(change => change.default)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(registry.removed).toEqual(removed);
  expect(registry.built).toEqual({ education: '1.1.0' });
  expect(rollbackTarget(registry, 'education')).toBe('1.1.0');
  await convertFormerStore(folderStore(dir));
  expect((await folderStore(dir).read()).registry).toEqual(registry);
});

test('the shells that were live are listed, the last one as the default', async () => {
  await writeRegistry('1.0.0');
  await write('registry.history.jsonl', line(0, '1.0.0'));
  for (const version of ['1.0.0', '2.0.0'])
    await writeBuild(path.join(dir, 'shell', version), shellFacts, shellContract);
  await write('shell.json', JSON.stringify({ version: '2.0.0', promoted: ['0.9.0', '1.0.0', '2.0.0'] }));
  await convertFormerStore(folderStore(dir));
  const { registry } = await folderStore(dir).read();
  expect(defaultVersion(registry, 'shell')?.metadata.version).toBe('2.0.0');
  expect(registry.history['shell']?.map(change => change.default)).toEqual(['1.0.0', '2.0.0']);
});

test('a store of today, and one that nothing was published in, stay as they are', async () => {
  const store = folderStore(dir);
  await convertFormerStore(store);
  expect((await store.read()).etag).toBeNull();
  await changeRegistry(store, registry => publish(registry, aPublication('1.0.0')));
  const { etag } = await store.read();
  await write('registry.history.jsonl', line(0, '0.9.0'));
  await convertFormerStore(store);
  expect((await store.read()).etag).toBe(etag);
});
