import { once } from 'node:events';
import type { CheckRun } from '../checkRun.ts';
import { oneFailed, type Tally } from '../tally.ts';
import type { ManyHosts } from './manyHosts.ts';

/** What points the project's commands at a site. */
const NAMES = /^(RELEASES_URL|RELEASES_DIR|DATA_DIR|PUBLIC_URL|GATEWAY_URL|AWS_.*)$/;

/** Says where the site is and how commands reach it, and keeps it until the command is ended. */
export async function keepRunning(site: ManyHosts, { progress, signal }: CheckRun): Promise<Tally> {
  const settings = Object.entries(site.commands).filter(([name]) => NAMES.test(name));
  progress.print(
    [
      `\nThe balancer: ${site.url}`,
      ...site.shells.map(({ url }, at) => `shell host ${at + 1}: ${url}`),
      ...site.gateways.map(({ url }, at) => `gateway ${at + 1}: ${url}`),
      '\nFor npm run release, versions, rollback and the like in another terminal:',
      ...settings.map(([name, value]) => `export ${name}='${value}'`),
      '\nCtrl-C ends it.',
    ].join('\n'),
  );
  if (!signal.aborted) await once(signal, 'abort');
  return oneFailed('no test ran: --keep only starts the site');
}
