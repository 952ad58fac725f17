import { createProgress } from '@site/stack/command/progress';
import { UserError } from '@site/federation/settings';
import { runCommand } from '@site/stack/command/runCommand';
import { readSettings } from '@site/stack/env/site';
import { testEnvironment } from '@site/stack/env/test';
import type { Benchmark } from './benchmark.ts';

/** Each benchmark is loaded when it runs: together they pull in the tutor and webpack. */
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  tutor: async () => (await import('./tutor/tutor.ts')).benchTutor,
  bytes: async () => (await import('./bytes.ts')).benchBytes,
  loads: async () => (await import('./loads/loads.ts')).benchLoads,
  capacity: async () => (await import('./capacity.ts')).benchCapacity,
};

await runCommand(async onExit => {
  const [only, ...args] = process.argv.slice(2);
  const bench = { settings: readSettings(testEnvironment()), progress: createProgress(), onExit, args };
  for (const name of only === undefined ? Object.keys(benchmarks) : [only]) {
    const load = benchmarks[name];
    if (!load) throw new UserError(`There is no benchmark "${name}": ${Object.keys(benchmarks).join(', ')}.`);
    const run = await load();
    await run(bench);
  }
  return 0;
});
