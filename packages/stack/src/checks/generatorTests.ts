import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { copyCheckout } from '../generator/copyCheckout.ts';
import { createMicrofrontend } from '../generator/createMicrofrontend.ts';
import { newEntry } from '../generator/newEntry.ts';
import { tallyPlaywright, type PlaywrightReport } from './playwrightReport.ts';
import { indent, type CheckRun } from './checkRun.ts';
import { oneFailed, type Tally } from './tally.ts';
import { runTool } from './tool.ts';

const DEADLINE_MS = 20 * 60_000;
/** Built by earlier tests of this checkout: a new microfrontend changes none of these. */
const BUILT = ['.data/test-releases', 'gateway/dist'];

/** Adds a microfrontend to a copy of the checkout, starts the copy's site and opens the new page in a browser. */
export async function runGeneratorTests({
  root,
  env,
  progress,
  logFolder,
  signal,
}: CheckRun): Promise<Tally> {
  const copy = copyCheckout(root);
  try {
    const entry = newEntry('market-notes');
    createMicrofrontend(copy.root, entry, () => copy.linkDependencies(entry.folder, 'mfe-contact'));
    for (const folder of BUILT.filter(folder => existsSync(path.join(root, folder))))
      cpSync(path.join(root, folder), path.join(copy.root, folder), { recursive: true });
    progress.step('generator', `${entry.folder} added to a copy of the checkout`);
    const command = [path.join(copy.root, 'packages/stack/src/test.ts'), 'e2e'];
    await runTool(
      {
        args: [...command, '--config', 'playwright.generator.config.ts'],
        cwd: copy.root,
        env: { ...env, DATA_DIR: undefined },
        deadlineMs: DEADLINE_MS,
        onLine: line => line.trim() && progress.print(indent(line)),
      },
      signal,
    );
    const logs = path.join(copy.root, '.data/test-logs');
    if (existsSync(logs)) cpSync(logs, path.join(logFolder, 'generator'), { recursive: true });
    const report = path.join(logs, 'browser.json');
    if (!existsSync(report)) return oneFailed('The site with a new microfrontend could not be tested');
    return tallyPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  } finally {
    copy.remove();
  }
}
