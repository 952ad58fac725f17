import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../../..');
const rules = readFileSync(path.join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'));

/** The last rule that names the file decides. BuildKit does not exclude it with a folder that an earlier rule takes in. */
function isInBuildContext(file: string): boolean {
  const matches = (rule: string) => rule === '**' || path.matchesGlob(file, rule);
  const last = rules.findLast(rule => matches(rule.replace(/^!/, '')));
  return last?.startsWith('!') ?? true;
}

const secrets = [
  ...[
    '.env',
    '.env.local',
    '.env.production',
    'gateway/.env',
    'shell/.env.local',
    '.npmrc',
    'gateway/.npmrc',
  ],
  ...['docker-compose.override.yml', 'ounce-2026-11-21.dump', 'consultations.csv', 'gateway/signups.csv'],
  ...[
    'releases.tgz',
    'server.pem',
    'packages/stack/server.key',
    'ca.key',
    'tls/gateway/tls.key',
    'tls/gateway/tls.crt',
  ],
];

test.each(secrets)('%s gets neither into an image nor into a commit', file => {
  expect(isInBuildContext(file)).toBe(false);
  if (existsSync(path.join(root, '.git')))
    expect(execFileSync('git', ['check-ignore', file], { cwd: root, encoding: 'utf8' }).trim()).toBe(file);
});

test('every source that git knows gets into an image', () => {
  if (!existsSync(path.join(root, '.git'))) return;
  const tracked = execFileSync('git', ['ls-files', '*/src/*', 'shell/server/*'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = tracked
    .split('\n')
    .filter(file => file && !/^packages\/(?:bench|e2e)\/|\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(file => !isInBuildContext(file))).toEqual([]);
});

test.each([
  '.git/config',
  'node_modules/a/package.json',
  'node_modules/.pnpm/a@1.0.0/node_modules/a/package.json',
  'packages/ui/node_modules/a/index.js',
  'gateway/dist/main.js',
  '.data/secrets.json',
  'gateway/src/a.test.ts',
  'packages/e2e/src/home.spec.ts',
])('%s stays out of images', file => expect(isInBuildContext(file)).toBe(false));
