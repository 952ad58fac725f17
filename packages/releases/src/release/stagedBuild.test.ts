import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'staged-'));
});
afterEach(() => rm(dir, { recursive: true }));

const importOf = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

test('a build that is interrupted leaves nothing in the staging folder', async () => {
  // As Ctrl-C does: the process exits while the compiler works.
  const program = `
    const { existsSync, readdirSync } = await import('node:fs');
    const { folderStore } = await import(${importOf('../registry/folderStore.ts')});
    const { withStagedBuild } = await import(${importOf('stagedBuild.ts')});
    const store = folderStore(${JSON.stringify(dir)});
    void withStagedBuild({ app: 'education', version: '1.0.0', mode: 'production', store }, async () => {});
    const staging = ${JSON.stringify(path.join(dir, '.staging'))};
    setInterval(() => {
      if (!existsSync(staging) || readdirSync(staging).length === 0) return;
      console.log('begun');
      process.exit();
    }, 100);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout.trim()).toBe('begun');
  expect(await readdir(path.join(dir, '.staging'))).toEqual([]);
});
