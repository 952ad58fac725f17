import { keepReached, readReached } from '@site/e2e/support/reachedBytes';
import { siteBytes } from '@site/e2e/support/siteBytes';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import type { Benchmark } from './benchmark.ts';

/**
 * What each part of the site weighs as it is sent, beside what was reached; `--keep` accepts it: the browser tests
 * compare with that.
 */
export const benchBytes: Benchmark = async bench => {
  const { progress, args } = bench;
  const site = await startSiteUnderTest(bench);
  const parts = await siteBytes(site.settings.PUBLIC_URL);
  const reached = readReached();
  progress.print('part | bytes in brotli | reached | difference');
  for (const [name, bytes] of Object.entries(parts)) {
    const before = reached[name];
    progress.print([name, bytes, before ?? '–', before === undefined ? '–' : bytes - before].join(' | '));
  }
  if (args.includes('--keep')) keepReached(parts);
};
