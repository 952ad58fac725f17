import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { microfrontends } from '@site/federation/microfrontends';

// Copies the checkout and installs it: disk work, slow on a busy machine.
jest.setTimeout(600_000);

const root = path.join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(path.join(tmpdir(), 'new-microfrontend-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
const versions = () =>
  JSON.parse(
    run(
      '--input-type=module',
      '--eval',
      `import { buildVersion } from './packages/federation/src/build/buildVersion.ts';
       const names = ${JSON.stringify(microfrontends.map(({ name }) => name))};
       console.log(JSON.stringify(names.map(name => buildVersion(name, 'production'))));`,
    ),
  ) as string[];

test('the generator adds a microfrontend and changes the version of no other', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n'))
    cpSync(path.join(root, file), path.join(copy, file), { force: true, recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
  run('packages/stack/bootstrap.mjs', 'node', '--version');
  const before = versions();

  run('packages/stack/bootstrap.mjs', 'newMicrofrontend', 'market-notes');

  expect(
    git('status', '--short')
      .trimEnd()
      .split('\n')
      .map(line => line.slice(3)),
  ).toEqual([
    '.env.example',
    '.github/CODEOWNERS',
    'docker-compose.yml',
    'packages/federation/microfrontends.ts',
    'pnpm-lock.yaml',
    'mfe-market-notes/',
  ]);
  expect(versions()).toEqual(before);
  // The compose file and the settings agree with the longer table, and the new page passes its own test.
  const jestFlags = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci'];
  run(...jestFlags, 'mfe-market-notes', 'packages/stack/src/compose', 'generator/derivedFiles');
  expect(readFileSync(path.join(copy, 'docker-compose.yml'), 'utf8')).toContain(
    'mfe-market-notes/Dockerfile',
  );
});
