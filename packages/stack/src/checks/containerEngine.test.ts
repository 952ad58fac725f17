import { chmodSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import path from 'node:path';
import { temporaryFolder } from '../testing/folder.ts';
import { missingForContainers } from './containerEngine.ts';

const root = path.join(import.meta.dirname, '../../../..');
const { folder, write, remove } = temporaryFolder('container-engine');
afterAll(remove);

/** A machine whose `docker` knows these commands, by their beginning and what they print, and fails at all others. */
function machine(commands: Record<string, string>): NodeJS.ProcessEnv {
  const cases = Object.entries(commands).map(([begin, output]) => `"${begin}"*) echo "${output}";;`);
  chmodSync(write('docker', `#!/bin/sh\ncase "$*" in\n${cases.join('\n')}\n*) exit 1;;\nesac\n`), 0o755);
  return { PATH: folder };
}

const plugins = { '--version': 'Docker', 'compose version': '2.40.3-3', 'buildx version': 'buildx' };
const engine = { 'version --format': '28.5.2' };

test('names Docker where there is none', () => {
  expect(missingForContainers(root, { PATH: '/nowhere' })).toEqual([expect.stringContaining('"docker"')]);
});

test('names an old Compose, a missing Buildx and an engine that does not answer, all at once', () => {
  const env = machine({ '--version': 'Docker', 'compose version': 'v2.26.1' });
  expect(missingForContainers(root, env)).toEqual([
    expect.stringMatching(/^Compose 2\.30.* here is v2\.26\.1/),
    expect.stringContaining('Buildx'),
    expect.stringContaining('No Docker engine answers'),
  ]);
});

test('names base images that are neither here nor can be pulled, and how to make them', () => {
  const env = machine({ ...plugins, ...engine, 'image inspect node:': '[]' });
  expect(missingForContainers(root, env)).toEqual([
    expect.stringMatching(/^The image postgres:18\S* is not here .*baseImages\.sh/),
  ]);
});

test('finds nothing missing where everything is there', () => {
  expect(missingForContainers(root, machine({ ...plugins, ...engine, 'image inspect': '[]' }))).toEqual([]);
});
