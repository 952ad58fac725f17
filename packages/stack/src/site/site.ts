import { microfrontendNames } from '@site/federation/microfrontends';
import type { Progress } from '../command/progress.ts';
import type { OnExit } from '../command/runCommand.ts';
import type { SiteSettings } from '../env/site.ts';
import type { ProcessSpec } from '../process/siteProcess.ts';
import { Supervisor } from '../process/supervisor.ts';
import { acquireLock } from './dataLock.ts';
import { addressesOf, gateway, identityProvider, microfrontendHost, shellHost } from './processes.ts';
import { portsOf, requireFreePorts } from './ports.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

/** What every step of a start works with. */
export interface Site {
  settings: SiteSettings;
  secrets: Secrets;
  supervisor: Supervisor;
  progress: Progress;
}

/** @param startAgain whether a process that ends by itself is started again */
export async function prepareSite(
  settings: SiteSettings,
  progress: Progress,
  onExit: OnExit,
  { startAgain = true } = {},
): Promise<Site> {
  const release = await acquireLock(settings.DATA_DIR, progress);
  onExit(async () => release());
  const onRestart = (name: string, how: string) => progress.step(name, `${how}; it is started again`);
  const supervisor = new Supervisor(settings.DATA_DIR, startAgain ? onRestart : undefined);
  onExit(() => supervisor.close());
  await requireFreePorts(settings.HOST, portsOf(settings));
  return { settings, secrets: loadSecrets(settings.DATA_DIR), supervisor, progress };
}

/** Describes every process above the database, in the order in which they start. */
export function describeProcesses({ settings, secrets }: Site, databaseUrl: string): ProcessSpec[] {
  const addresses = addressesOf(settings, secrets, databaseUrl);
  return [
    ...(settings.OIDC_ISSUER ? [] : [identityProvider(settings, addresses)]),
    gateway(settings, addresses),
    ...microfrontendNames.map(name => microfrontendHost(settings, addresses, name)),
    shellHost(settings, addresses),
  ];
}

/** Starts the processes and returns when all are healthy. They stop in the opposite order: the shell first. */
export async function startProcesses(
  { supervisor, progress }: Site,
  processes: ProcessSpec[],
): Promise<void> {
  const started = Date.now();
  const up = processes.map(async spec => {
    await supervisor.start(spec);
    progress.step(spec.name, `ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  });
  await Promise.race([Promise.all(up), supervisor.crashed]);
}
