import type { OnExit } from '../command/runCommand.ts';
import type { Progress } from '../command/progress.ts';
import type { SiteSettings } from '../env.ts';

/** What a part of the bench works with. */
export interface Bench {
  settings: SiteSettings;
  progress: Progress;
  signal: AbortSignal;
  onExit: OnExit;
}

/** Measures and prints. @returns an exit code. */
export type BenchPart = (bench: Bench) => Promise<number>;
