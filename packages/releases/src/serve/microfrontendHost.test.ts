import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { followReleases } from '../store/followReleases.ts';
import { folderStore } from '../store/openReleaseStore.ts';
import { publishStored, writeBuild } from '../testing/builds.ts';
import { dir, listen } from '../testing/fixtures.ts';
import { createMicrofrontendHost } from './microfrontendHost.ts';

let url: string;

beforeEach(async () => {
  const source = await followReleases(folderStore(dir), { report: () => {} });
  url = await listen(createMicrofrontendHost(source, 'education'));
  // Published after the start.
  const release = path.join(dir, 'education/1.0.0');
  await mkdir(release, { recursive: true });
  await writeFile(path.join(release, 'entry.js'), 'plain');
  await writeFile(path.join(release, 'entry.js.br'), 'small');
  await writeFile(path.join(dir, 'education/.last-built'), '1.0.0');
  await writeFile(path.join(dir, 'registry.json'), '{}');
});

test('a release is served to other origins, compressed and immutable', async () => {
  const response = await fetch(`${url}/1.0.0/entry.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(await response.text()).toBe('plain');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const head = await fetch(`${url}/1.0.0/entry.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(head.headers.get('content-encoding')).toBe('br');
});

test.each([
  ['bytes=1-2', 206, 'la'],
  ['bytes=-99999999999999999999', 416, ''],
  ['bytes=0-99999999999999999999', 206, 'plain'],
  ['bytes=99999999999999999999-', 416, ''],
  ['bytes=3-1', 416, ''],
  ['bytes=0-1,3-4', 200, 'plain'],
  ['lines=1-2', 200, 'plain'],
])('the range %s is answered with %i, and the host goes on', async (range, status, text) => {
  const headers = { 'accept-encoding': 'identity', range };
  const response = await fetch(`${url}/1.0.0/entry.js`, { headers });
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test('a version has its own files only: no links, no pipes, one address each', async () => {
  const release = path.join(dir, 'education/1.0.0');
  await writeFile(path.join(dir, 'secret.js'), 'secret');
  await symlink(path.join(dir, 'secret.js'), path.join(release, 'link.js'));
  await symlink(dir, path.join(release, 'folder'));
  await writeFile(path.join(release, 'page.js'), 'page');
  await symlink(path.join(dir, 'secret.js'), path.join(release, 'page.js.br'));
  execFileSync('mkfifo', [path.join(release, 'pipe.js')]);
  const statuses = await Promise.all(
    ['link.js', 'folder/secret.js', 'page.js', 'pipe.js', '/entry.js', 'entry.js/', 'entry.js'].map(
      async file => (await fetch(`${url}/1.0.0/${file}`)).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 200, 404, 404, 404, 200]);
  expect((await fetch(`${url}/1.0.0/page.js`)).headers.has('content-encoding')).toBe(false);
});

test('a further attempt gets the same bytes at an address of its own', async () => {
  expect(
    (await fetch(`${url}/retry-2/1.0.0/entry.js`, { headers: { 'accept-encoding': 'identity' } })).status,
  ).toBe(200);
});

test.each([
  '/',
  '/1.0.0',
  '/1.0.0/none.js',
  '/.last-built',
  '/..%2fregistry.json',
  '/%2e%2e/registry.json',
  '/%E0%A4%A',
])('%s is not there', async pathname => expect((await fetch(url + pathname)).status).toBe(404));

test('a host stays ready with the files that it has while the registry is damaged', async () => {
  const store = folderStore(dir);
  const ready = async () => (await fetch(`${url}/health/ready`)).status;
  expect(await ready()).toBe(503);
  await rm(path.join(dir, 'registry.json'));
  await writeBuild(path.join(dir, 'education/1.1.0'));
  await publishStored(store, 'education', '1.1.0');
  expect(await ready()).toBe(200);
  for (const damaged of ['x', '{}', JSON.stringify({ microFrontends: { education: [{}] } })]) {
    await writeFile(path.join(dir, 'registry.json'), damaged);
    expect(await ready()).toBe(200);
  }
  await rm(path.join(dir, 'education/1.1.0'), { recursive: true });
  expect(await ready()).toBe(503);
});

test('nothing is written here', async () => {
  expect((await fetch(`${url}/1.0.0/entry.js`, { method: 'PUT', body: 'x' })).status).toBe(405);
});

test('every response forbids frames, and names https as the only scheme behind a TLS proxy', async () => {
  for (const pathname of ['/1.0.0/entry.js', '/none', '/health']) {
    const plain = await fetch(url + pathname);
    expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    const secure = await fetch(url + pathname, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});

test('a host with a mistyped name does not start, and says so', () => {
  const program = path.join(import.meta.dirname, 'microfrontendHost.ts');
  const env = { NAME: 'eductaion', PORT: '0', RELEASES_DIR: dir };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/NAME is wrong: .*"education"/)]);
});

describe('its process', () => {
  // More than the buffers of a connection hold, and little enough for a busy machine within the time that is left.
  const bytes = 16 * 1024 * 1024;

  async function startHost(preload: string) {
    await writeFile(path.join(dir, 'education/1.0.0/market.mp4'), Buffer.alloc(bytes));
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    free.close();
    const host = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${preload}`, path.join(import.meta.dirname, 'microfrontendHost.ts')],
      {
        env: { NAME: 'education', PORT: String(port), RELEASES_DIR: dir },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let errors = '';
    host.stderr.on('data', text => (errors += String(text)));
    const ended = once(host, 'exit');
    await once(host.stdout, 'data');
    return { host, ended, port, errors: () => errors };
  }

  test('finishes a download after a rejection that nothing catches, then ends', async () => {
    // Nothing of the host's own throws: a listener does that is added to it.
    const { host, ended, port, errors } = await startHost(
      "process.on('SIGUSR2',()=>Promise.reject(new Error('lost')))",
    );
    try {
      const download = await fetch(`http://127.0.0.1:${port}/1.0.0/market.mp4`);
      host.kill('SIGUSR2');
      expect((await download.arrayBuffer()).byteLength).toBe(bytes);
      expect(await ended).toEqual([1, null]);
      expect(errors()).toContain('lost');
    } finally {
      host.kill('SIGKILL');
    }
  });
});
