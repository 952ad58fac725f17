import path from 'node:path';
import { findChromium } from './checks/chromium.ts';
import { startSiteUnderTest } from './checks/siteUnderTest.ts';
import { runTool } from './checks/tool.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readSettings, testEnvironment } from './env.ts';

// npm run screenshots: pictures of every page and state in one folder, with a contact sheet.

const DEADLINE_MS = 30 * 60_000;

await runCommand(async onExit => {
  const progress = createProgress();
  const settings = readSettings(testEnvironment());
  const { root, inherited: env } = settings;
  const executable = await findChromium(env, progress);
  const { settings: running } = await startSiteUnderTest(env, settings, progress, onExit);
  const ending = new AbortController();
  onExit(async () => ending.abort());
  const main = path.join(root, 'packages/e2e/src/shots/main.ts');
  const shots = {
    BASE_URL: running.PUBLIC_URL,
    CHROMIUM_PATH: executable,
    SHOTS_DIR: path.join(settings.DATA_DIR, 'shots'),
  };
  const onLine = (line: string) => progress.print(line);
  const tool = { args: [main], cwd: root, env: { ...env, ...shots }, deadlineMs: DEADLINE_MS, onLine };
  const { code } = await runTool(tool, ending.signal);
  return code ?? 1;
});
