import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROBLEMS_FILE } from '@site/federation/build/manifest';
import { describeError } from '../command/runCommand.ts';
import type { Site } from './site.ts';

export type BuildProblems = ReturnType<typeof createBuildProblems>;

/** What does not build at present, in the terminal and in open pages: the shell host shows them the file. */
export function createBuildProblems({ settings, progress }: Pick<Site, 'settings' | 'progress'>) {
  const problems = new Map<string, string>();
  const write = () => {
    mkdirSync(settings.RELEASES_DIR, { recursive: true });
    writeFileSync(path.join(settings.RELEASES_DIR, PROBLEMS_FILE), [...problems.values()].join('\n\n'));
  };
  write();
  return {
    /** Does the work that builds a part; when it fails, says why instead of rejecting, until the part builds again. */
    async attempt(part: string, work: () => Promise<void>) {
      try {
        await work();
        if (problems.delete(part)) write();
      } catch (error) {
        problems.set(part, describeError(error));
        write();
        progress.print(describeError(error));
      }
    },
    of: (part: string) => problems.get(part),
  };
}
