import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { webpack } from 'webpack';
import { MANIFEST_FILE, type Manifest } from './manifest.ts';
import { manifestPlugin } from './manifestPlugin.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'manifest-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const info = {
  name: 'team',
  owner: 'a team',
  contractVersion: 1,
  routes: ['/', '/services', '/terms/:id'],
};

/** Builds pages whose chunks have these names. @returns what the manifest says of pages, or the error */
async function pagesOf(chunks: string[], routes = info.routes): Promise<unknown> {
  writeFileSync(path.join(dir, 'page.js'), 'export default 1;');
  const imports = chunks.map((name, at) => `import(/* webpackChunkName: "${name}" */ './page.js?${at}');`);
  writeFileSync(path.join(dir, 'index.js'), imports.join('\n'));
  const stats = await new Promise<string>((resolve, reject) =>
    webpack(
      {
        context: dir,
        mode: 'production',
        entry: { main: './index.js' },
        output: { path: dir, filename: '[name].js', chunkFilename: '[name].js' },
        plugins: [manifestPlugin({ ...info, routes }, '1.0.0')],
      },
      (error, result) => (error ? reject(error) : resolve(result!.compilation.errors.join())),
    ),
  ).catch(String);
  if (stats) return stats;
  const manifest = JSON.parse(readFileSync(path.join(dir, MANIFEST_FILE), 'utf8')) as Manifest;
  return Object.fromEntries(Object.entries(manifest.pages).map(([at, { preload }]) => [at, preload]));
}

test.each([
  [['page-index', 'page-services', 'page-terms-id'], { '/': ['page-index.js'] }],
  [
    ['page-index', 'page-services', 'page-terms-id', 'page-services-data'],
    { '/terms/:id': ['page-terms-id.js'] },
  ],
  [['page-index', 'page-servces', 'page-terms-id'], 'page-servces bears the name of no page'],
  [['page-index', 'page-services', 'terms'], 'No chunk is named page-terms-id'],
])('chunks named %j give %j', async (chunks, expected) => {
  const pages = await pagesOf(chunks);
  if (typeof expected === 'string') expect(pages).toContain(expected);
  else expect(pages).toMatchObject(expected);
});

test('/services-data would share a chunk with another page', async () => {
  const chunks = ['page-index', 'page-services', 'page-terms-id'];
  const pages = await pagesOf(chunks, [...info.routes, '/services-data']);
  expect(pages).toContain('Two pages would share the chunk');
});
