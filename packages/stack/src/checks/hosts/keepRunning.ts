import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CheckRun } from '../checkRun.ts';
import { oneFailed, type Tally } from '../tally.ts';
import type { ManyHosts } from './manyHosts.ts';

/** What points the project's commands at a site. */
const NAMES = /^(RELEASES_URL|RELEASES_DIR|DATA_DIR|PUBLIC_URL|GATEWAY_URL|AWS_.*)$/;

/** Says where the site is and how commands reach it, and keeps it until the command is ended. */
export async function keepRunning(
  site: ManyHosts,
  { progress, signal, logFolder }: CheckRun,
): Promise<Tally> {
  const logs = path.join(logFolder, 'hosts');
  const ofShells = readdirSync(logs).filter(name => /^shell-\d+\.log$/.test(name));
  process.on('SIGUSR2', () => {
    site.bucket.isUp = !site.bucket.isUp;
    progress.print(site.bucket.isUp ? 'The object store is back.' : 'The object store is away.');
  });
  const settings = Object.entries(site.commands).filter(([name]) => NAMES.test(name));
  progress.print(
    [
      `\nThe balancer: ${site.url}`,
      ...site.shells.map(({ url }, at) => `shell host ${at + 1}: ${url}`),
      ...site.gateways.map(({ url }, at) => `gateway ${at + 1}: ${url}`),
      '\nFor npm run release, versions, rollback and the like in another terminal:',
      ...settings.map(([name, value]) => `export ${name}='${value}'`),
      '\nWhat browsers met, by the logs of all shell hosts:',
      `npm run incidents -- education ${ofShells.map(name => `--log ${path.join(logs, name)}`).join(' ')}`,
      `\nkill -USR2 ${process.pid} takes the object store away, and brings it back. Ctrl-C ends everything.`,
    ].join('\n'),
  );
  if (!signal.aborted) await once(signal, 'abort');
  return oneFailed('no test ran: --keep only starts the site');
}
