import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { dir } from '../testing/fixtures.ts';

const importOf = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

test('a build that is interrupted leaves nothing behind', async () => {
  // As Ctrl-C does: the process exits while the compiler works.
  const program = `
    const { readdirSync } = await import('node:fs');
    const { withStagedBuild } = await import(${importOf('stagedBuild.ts')});
    void withStagedBuild({ app: 'education', version: '1.0.0', mode: 'production' }, async () => {});
    setInterval(() => {
      const [build] = readdirSync(process.env.TMPDIR).filter(name => name.startsWith('build-'));
      if (!build || readdirSync(process.env.TMPDIR + '/' + build).length === 0) return;
      console.log('begun');
      process.exit();
    }, 20);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TMPDIR: dir },
  });
  expect(stdout.trim()).toBe('begun');
  expect((await readdir(dir)).filter(name => name.startsWith('build-'))).toEqual([]);
});
