import { benchBundles } from './bench/bundles.ts';
import { benchGateway, benchTutor } from './bench/gateway.ts';
import { benchLoads } from './bench/loads.ts';
import { benchReleases } from './bench/releases.ts';
import type { BenchPart } from './bench/part.ts';
import { createProgress } from './command/progress.ts';
import { UserError, runCommand } from './command/runCommand.ts';
import { readSettings, testEnvironment } from './env.ts';

// npm run bench [-- gateway | tutor | releases | bundles | loads]

const parts: Record<string, BenchPart> = {
  gateway: benchGateway,
  tutor: benchTutor,
  releases: benchReleases,
  bundles: benchBundles,
  loads: benchLoads,
};

await runCommand(async onExit => {
  const [only] = process.argv.slice(2);
  const ending = new AbortController();
  onExit(async () => ending.abort());
  const bench = {
    settings: readSettings(testEnvironment()),
    progress: createProgress(),
    signal: ending.signal,
    onExit,
  };
  for (const name of only === undefined ? Object.keys(parts) : [only]) {
    const run = parts[name];
    if (!run)
      throw new UserError(`There is no part "${name}" of the bench: ${Object.keys(parts).join(', ')}.`);
    const code = await run(bench);
    if (code !== 0) return code;
  }
  return 0;
});
