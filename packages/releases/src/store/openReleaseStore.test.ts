import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../../../..');

/** The modules of the SDK that a process loads which imports a program and opens its store. */
function loadedOfSdk(program: string, env: Record<string, string>) {
  const script = `
    import { registerHooks } from 'node:module';
    let count = 0;
    registerHooks({ load: (url, context, next) => { if (/@aws-sdk|@smithy/.test(url)) count += 1; return next(url, context); } });
    await import(${JSON.stringify(program)});
    const { openReleaseStore } = await import(${JSON.stringify(path.join(import.meta.dirname, 'openReleaseStore.ts'))});
    await openReleaseStore({ RELEASES_DIR: '/nonexistent', ...process.env });
    console.log(count);`;
  const result = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    cwd: path.join(root, 'shell'),
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (result.status !== 0) throw new Error(result.stderr);
  return Number(result.stdout.trim().split('\n').at(-1));
}

test.each(['shell/server/app.ts', 'packages/releases/src/serve/microfrontendHost.ts'])(
  '%s loads the SDK of object stores only when releases are in one',
  program => {
    const file = path.join(root, program);
    expect(loadedOfSdk(file, {})).toBe(0);
    expect(loadedOfSdk(file, { RELEASES_URL: 's3://releases' })).toBeGreaterThan(20);
  },
);
