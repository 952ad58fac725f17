import path from 'node:path';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { answersOk } from '@site/stack/process/health';
import { findFreePorts } from '@site/stack/site/ports';
import type { Bench } from '../benchmark.ts';
import { buildSingleBundle } from './singleBundle.ts';

/** What the sites are called in every table. */
export const FEDERATED = 'federated';
const SINGLE = 'single bundle';

/**
 * The site, and a second shell host over the single bundle. Of that no page is rendered beforehand: its pages are drawn by
 * the browser alone.
 */
export async function startSites(bench: Bench) {
  const { supervisor, settings, processes } = await startSiteUnderTest(bench);
  const store = path.join(bench.settings.DATA_DIR, 'single-bundle');
  await buildSingleBundle(store);
  const shell = processes.find(({ name }) => name === 'shell')!;
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const single = `http://localhost:${port}`;
  await supervisor.start({
    ...shell,
    name: 'single-bundle',
    env: { ...shell.env, PORT: String(port), RELEASES_DIR: store },
    healthy: () => answersOk(`${single}/health/live`),
  });
  return { [FEDERATED]: settings.PUBLIC_URL, [SINGLE]: single };
}
