import path from 'node:path';
import { findChromium } from '../checks/chromium.ts';
import { startSiteUnderTest } from '../checks/siteUnderTest.ts';
import { runTool } from '../checks/tool.ts';
import { findFreePorts } from '../site/ports.ts';
import type { Bench } from './part.ts';

const DEADLINE_MS = 60 * 60_000;

/** Page loads of the site beside those of a single-bundle build of the same sources. */
export async function benchLoads({ settings, progress, signal, onExit }: Bench): Promise<number> {
  const { root, inherited: env } = settings;
  const executable = await findChromium(env, progress);
  const { supervisor, settings: running, parts } = await startSiteUnderTest(env, settings, progress, onExit);
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  const store = path.join(settings.DATA_DIR, 'single-bundle');
  const build = path.join(import.meta.dirname, '../site/buildSingle.ts');
  await supervisor.run({ name: 'build-single', args: [build, store], cwd: root, env });
  const shell = parts.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The site has no shell.');
  const single = `http://localhost:${port}`;
  // The same host over another store: the two sites differ in their bundles only.
  await supervisor.start({
    ...shell,
    name: 'single-bundle',
    env: { ...shell.env, PORT: String(port), RELEASES_DIR: store },
    healthy: () =>
      fetch(`${single}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  const main = path.join(root, 'packages/e2e/src/bench/loads.ts');
  const urls = { BASE_URL: running.PUBLIC_URL, SINGLE_URL: single, CHROMIUM_PATH: executable };
  const onLine = (line: string) => progress.print(line);
  const tool = { args: [main], cwd: root, env: { ...env, ...urls }, deadlineMs: DEADLINE_MS, onLine };
  return (await runTool(tool, signal)).code ?? 1;
}
