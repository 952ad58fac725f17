import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { integrityOf } from '@site/federation/build/integrity';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import { followReleases } from '@site/releases/store/followReleases';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { dir } from '@site/releases/testing/fixtures';
import { pino } from 'pino';
import { publish } from '@site/releases/registry/publish';
import { findVersion, type ResolvedRegistry } from '@site/releases/registry/registry';
import { withVerdict } from '@site/releases/registry/verdicts';
import { createVersionSource } from './versions.ts';
import { version, file, code, asUser, get, pageData, startSite, publication } from '../testing/shellHost.ts';

describe('the registry and the files', () => {
  test('the registry is absolute, without the reason of a verdict, revalidated and answered with 304', async () => {
    const { url, remote } = await startSite();
    const verdict = { state: 'healthy', at: '2026-11-01T00:00:00Z' } as const;
    await changeRegistry(folderStore(dir), stored =>
      withVerdict(stored, 'marketing', version, { ...verdict, reason: 'seen by 10 people' }),
    );
    const response = await get(`${url}/registry.json`);
    const registry = (await response.json()) as ResolvedRegistry;
    const { url: address, extras } = findVersion(registry, 'marketing', version)!;
    expect([address, extras.verdict]).toEqual([`${remote}/${version}/manifest.json`, verdict]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get(`${url}/registry.json`, {
      'if-none-match': response.headers.get('etag') ?? '',
      // Node's fetch would say no-cache here, which forbids the answer that is asked for.
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  test('is ready when a shell and a registry are known, and stays so while the store cannot be read', async () => {
    const { url } = await startSite();
    const ready = async () => (await get(`${url}/health/ready`)).status;
    expect(await ready()).toBe(200);
    await writeFile(path.join(dir, 'registry.json'), '{');
    expect(await ready()).toBe(200);
    await rm(path.join(dir, 'registry.json'));
    expect(await ready()).toBe(200);
    const nothing = folderStore(path.join(dir, 'empty'));
    const store = await followReleases(nothing, { report: () => {} });
    expect(
      await createVersionSource({
        source: store,
        origins: {},
        pinsUnserved: false,
        log: pino({ level: 'silent' }),
      }).isReady(),
    ).toBe(false);
  });

  test('a shell without its files is not served, also by a host that starts then', async () => {
    const { url } = await startSite();
    const store = folderStore(dir);
    const next = { ...publication, name: 'shell', routes: [], version: '2.0.0' };
    await changeRegistry(store, registry => publish(registry, next));
    expect(await (await get(`${url}/`)).text()).toContain(`/assets/${version}/`);
    const source = await followReleases(store, { report: () => {} });
    const log = pino({ level: 'silent' });
    const versions = createVersionSource({ source, origins: {}, pinsUnserved: false, log });
    const served = await versions.shell({ rolloutBucket: () => 0, pin: null });
    expect(served?.manifest.version).toBe(version);
  });

  test('a section that is tried again gets the versions that a page would be served with, and the fallback', async () => {
    const { url, remote } = await startSite();
    const store = folderStore(dir);
    const { registry, etag } = await store.read();
    const next = { ...publication, version: '1.0.0-00000001', contractVersion: 2 };
    await store.write(publish(registry, next), etag);
    const response = await get(`${url}/microfrontends/marketing.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      version: '1.0.0-00000001',
      contractVersion: 2,
      fallback: { version, url: `${remote}/${version}/manifest.json`, contractVersion: 1 },
    });
    for (const name of ['contact', 'constructor', '__proto__'])
      expect((await get(`${url}/microfrontends/${name}.json`)).status).toBe(404);
  });

  test('names nothing of a microfrontend that this browser may not see, nor hashes of what is no script', async () => {
    const { url, remote } = await startSite();
    expect(await (await get(`${url}/services`)).text()).not.toContain(remote);
    const html = await (await get(`${url}/services`, asUser)).text();
    const hash = integrityOf(Buffer.from(code));
    const [, map = ''] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(map)).toEqual({
      integrity: { [`/assets/${version}/${file}`]: hash, [`${remote}/${version}/${file}`]: hash },
    });
    expect(JSON.stringify(pageData(html))).not.toContain(hash);
  });

  test('the shell’s files are immutable, others are missing', async () => {
    const { url } = await startSite();
    const found = await get(`${url}/assets/${version}/${file}`);
    expect(found.headers.get('cache-control')).toContain('immutable');
    expect((await get(`${url}/assets/${version}/none.js`)).status).toBe(404);
    expect((await get(`${url}/assets/..%2fregistry.json`)).status).toBe(404);
  });
});
