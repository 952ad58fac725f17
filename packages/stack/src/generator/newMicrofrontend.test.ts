import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { microfrontends } from '@site/federation/microfrontends';
import { copyCheckout } from './copyCheckout.ts';
import { createMicrofrontend } from './createMicrofrontend.ts';
import { newEntry } from './newEntry.ts';

// Copies the checkout, and runs tests in the copy.
jest.setTimeout(300_000);

const root = path.join(import.meta.dirname, '../../../..');
const copy = copyCheckout(root);
afterAll(copy.remove);

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: copy.root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: copy.root,
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
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
  const before = versions();
  const entry = newEntry('market-notes');

  createMicrofrontend(copy.root, entry, () => copy.linkDependencies(entry.folder, 'mfe-contact'));

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
    'packages/stack/kubernetes-bucket/kustomization.yaml',
    ...[
      'ingress.yaml',
      'jobs.yaml',
      'kustomization.yaml',
      'microfrontends.yaml',
      'networkPolicies.yaml',
      'site.env',
    ].map(file => `packages/stack/kubernetes/${file}`),
    'mfe-market-notes/',
  ]);
  expect(versions()).toEqual(before);
  // The files for Compose and Kubernetes and the settings agree with the longer table, and the new page passes its own test.
  const jestFlags = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci'];
  run(
    ...jestFlags,
    'mfe-market-notes',
    'packages/stack/src/compose',
    'packages/stack/src/kubernetes',
    'generator/derivedFiles',
  );
  expect(readFileSync(path.join(copy.root, 'docker-compose.yml'), 'utf8')).toContain(
    'mfe-market-notes/Dockerfile',
  );
});
