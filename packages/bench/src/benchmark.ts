import type { Progress } from '@site/stack/command/progress';
import type { OnExit } from '@site/stack/command/runCommand';
import type { SiteSettings } from '@site/stack/env/site';

/** What a benchmark works with. */
export interface Bench {
  settings: SiteSettings;
  progress: Progress;
  onExit: OnExit;
  /** What follows the benchmark's name on the command line. */
  args: string[];
}

/** Measures and prints; rejects when it could not. */
export type Benchmark = (bench: Bench) => Promise<void>;
