import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { microfrontends } from '@site/federation/microfrontends';
import { createMicrofrontend } from './createMicrofrontend.ts';

// Copies the checkout, and runs tests in the copy.
jest.setTimeout(300_000);

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

/** Links the dependencies as in this checkout: workspace packages are those of the copy. */
function linkDependencies(folder: string, model = folder) {
  const from = path.join(root, model, 'node_modules');
  const to = path.join(copy, folder, 'node_modules');
  if (existsSync(from)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

function copyCheckout() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.trim().split('\n'))
    if (existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const packages = readdirSync(path.join(root, 'packages')).map(name => `packages/${name}`);
  const apps = ['gateway', 'shell', ...microfrontends.map(({ folder }) => folder)];
  for (const folder of [...packages, ...apps]) linkDependencies(folder);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
}

test('the generator adds a microfrontend and changes the version of no other', () => {
  copyCheckout();
  const before = versions();
  const entry = {
    name: 'market-notes',
    folder: 'mfe-market-notes',
    port: 3900,
    standalonePort: 4000,
    owner: 'notes team',
    budgetKb: 30,
    pages: [{ path: '/market-notes', access: 'user', name: 'Notes', title: 'Notes', description: 'Notes.' }],
  } as const;

  createMicrofrontend(copy, entry, () => linkDependencies(entry.folder, 'mfe-contact'));

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
