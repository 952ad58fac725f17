import { runStaticChecks } from './checks/checkRun.ts';
import { exitCode, summarise } from './checks/tally.ts';
import { typeChecks } from './checks/toolChain.ts';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readSettings } from './env/site.ts';
import { testEnvironment } from './env/test.ts';

// npm run typecheck
await runCommand(async onExit => {
  const { root, inherited: env } = readSettings(testEnvironment());
  const ending = new AbortController();
  onExit(async () => ending.abort());
  const progress = createProgress();
  const tally = await runStaticChecks(typeChecks(root), { root, env, progress, signal: ending.signal });
  progress.print(summarise(tally));
  return exitCode(tally);
});
