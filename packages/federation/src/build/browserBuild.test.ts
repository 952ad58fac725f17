import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { webpack } from 'webpack';
import { browserBuild } from './browserBuild.ts';

const cacheIn = (mode: 'production' | 'development') =>
  browserBuild('/', 'marketing', { mode, version: '1.0.0-abc', outDir: '/out' }).cache;

test('a production build reads nothing of an earlier one, a development build does', () => {
  expect(cacheIn('production')).toBe(false);
  expect(cacheIn('development')).toMatchObject({ type: 'filesystem', name: 'marketing', version: '1.0.0' });
});

test('a build changes no number of its sources that looks like a hash', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'browser-build-'));
  try {
    const numbers = Array.from({ length: 16 ** 4 }, (_, at) => at.toString(16).padStart(4, '0')).join(' ');
    mkdirSync(path.join(dir, 'src'));
    writeFileSync(
      path.join(dir, 'src/index.js'),
      `import('./late.js');\nglobalThis.numbers = '${numbers}';\n`,
    );
    writeFileSync(path.join(dir, 'src/late.js'), 'globalThis.late = true;\n');
    const outDir = path.join(dir, 'out');
    const build = browserBuild(dir, 'team', { mode: 'production', version: '1.0.0-abc', outDir });
    const compiler = webpack({ ...build, entry: './src/index.js', devtool: false })!;
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats?.compilation.errors).toEqual([]);
    const texts = readdirSync(outDir).map(file => readFileSync(path.join(outDir, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.some(text => text.includes(numbers))).toBe(true);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
