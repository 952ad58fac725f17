import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { DEFAULT_PLAN, startSteps } from '@site/releases/judge/steps';
import { listUnchecked, publish } from '@site/releases/registry/publish';
import { UNOPENED, UNTESTED } from '@site/releases/release/gate';
import { withVerdict } from '@site/releases/registry/verdicts';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { aPublication } from '@site/releases/testing/builds';
import { temporaryFolder } from './testing/folder.ts';

const { folder } = temporaryFolder('versions');

test('npm run versions prints shares, verdicts and why, newest first', async () => {
  const now = new Date();
  await changeRegistry(folderStore(folder), registry => {
    const released = ['1.0.0', '1.1.0'].reduce((all, one) => publish(all, aPublication(one)), registry);
    const figures = { views: 60, errorViews: 9, blankViews: 0 };
    const causes = [{ text: 'aa TypeError: x', views: 9 }];
    const verdict = {
      state: 'failed',
      at: now.toISOString(),
      reason: '9 of 60 views',
      figures,
      causes,
    } as const;
    const partly = listUnchecked(released, 'education', '1.1.0', [UNTESTED, UNOPENED]);
    const failed = withVerdict(partly, 'education', '1.0.0', verdict);
    return startSteps(publish(failed, aPublication('1.2.0'), 5), 'education', '1.2.0', DEFAULT_PLAN, now);
  });
  const command = [path.join(import.meta.dirname, 'versions.ts'), 'education'];
  const env = { ...process.env, RELEASES_DIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  expect(stdout.replace(/ {2,}/g, ' | ')).toMatch(
    new RegExp(
      [
        '^version \\| published .*',
        '1.2.0 \\| 2026-11-21 00:00 \\| 0 kB \\| 5 % \\| 1 \\| education team \\| being judged \\| 0 \\| 0',
        '1.1.0 .* 95 % \\(default\\) .* \\| - \\| - \\| -',
        '1.0.0 .* 0 % .* failed \\| 60 \\| 9',
        '1.2.0: 5 % until .*',
        '1.1.0: not checked: types and unit tests, pages in a browser',
        '1.0.0: 9 of 60 views',
        ' \\| 9 views: aa TypeError: x',
      ].join('\n'),
    ),
  );
});
