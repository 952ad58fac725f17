import { fork } from 'node:child_process';
import path from 'node:path';
import type { PrerenderedListing } from '@site/federation/registry/registry';
import { z } from 'zod';
import type { ReleaseSettings } from '../env/release.ts';

const Listing = z.object({ shell: z.string(), config: z.string(), integrity: z.string() });

/**
 * Renders the public pages of a stored version beside the live shell, with the settings that the shell host has, so
 * that they can be listed as it is put in front of visitors. Undefined when that does not work: browsers draw them then.
 */
export async function prerenderInProcess(
  { root, inherited, RELEASES_DIR, PUBLIC_URL }: ReleaseSettings,
  name: string,
  version: string,
): Promise<PrerenderedListing | undefined> {
  const script = path.join(root, 'shell/server/prerenderCommand.ts');
  const child = fork(script, [name, version], {
    env: { ...inherited, RELEASES_DIR, PUBLIC_URL },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let answer: unknown;
  child.on('message', message => (answer = message));
  await new Promise(resolve => child.on('close', resolve));
  return Listing.safeParse(answer).data;
}
