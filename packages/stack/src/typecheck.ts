import { runTypeChecks } from './checks/staticChecks.ts';
import { exitCode, lastLine } from './checks/counts.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readSettings } from './env/site.ts';
import { testEnvironment } from './env/test.ts';

// npm run typecheck
await runCommand(async onExit => {
  const { root, inherited: env } = readSettings(testEnvironment());
  const ending = new AbortController();
  onExit(async () => ending.abort());
  const counts = await runTypeChecks({
    root,
    env,
    progress: createProgress(),
    logFolder: '',
    signal: ending.signal,
  });
  console.log(lastLine(counts));
  return exitCode(counts);
});
