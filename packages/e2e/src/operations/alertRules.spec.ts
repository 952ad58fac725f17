import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const rules = path.join(import.meta.dirname, '../../../../docs/prometheus');
const isInstalled = spawnSync('promtool', ['--version']).status === 0;

// A pipeline has installed it.
test.skip(
  !isInstalled && !process.env['CI'],
  'promtool is not installed (Debian: apt-get install prometheus)',
);

for (const command of ['check config prometheus.yml', 'test rules rules.test.yml'])
  test(`promtool ${command}`, () => {
    const { status, stdout, stderr } = spawnSync('promtool', command.split(' '), {
      cwd: rules,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });
