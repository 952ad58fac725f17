import { fork } from 'node:child_process';
import path from 'node:path';
import type { RenderedPages } from '@site/releases/prerender/prerenderPairs';
import { prerenderedEntrySchema } from '@site/releases/registry/registry';
import { z } from 'zod';
import type { ReleaseSettings } from '../env/release.ts';

const Answer = z.union([
  z.array(z.object({ name: z.string(), version: z.string(), pages: prerenderedEntrySchema })),
  z.object({ error: z.string() }),
]);

/**
 * Renders the public pages of a stored version beside what is served, with the settings that the shell host has, so
 * that they can be listed as it is published.
 * @throws {Error} with the reason when a page cannot be rendered
 */
export async function runPrerenderCommand(
  { root, inherited, RELEASES_DIR, PUBLIC_URL }: ReleaseSettings,
  name: string,
  version: string,
): Promise<RenderedPages[]> {
  const script = path.join(root, 'shell/server/prerenderCommand.ts');
  const child = fork(script, [name, version], {
    env: { ...inherited, RELEASES_DIR, PUBLIC_URL },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let answer: unknown = { error: 'the process that renders gave no answer' };
  child.on('message', message => (answer = message));
  await new Promise(resolve => child.on('close', resolve));
  const listing = Answer.parse(answer);
  if ('error' in listing) throw new Error(listing.error);
  return listing;
}
