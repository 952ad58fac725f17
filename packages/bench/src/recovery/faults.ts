import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { microfrontendNames } from '@site/federation/microfrontends';
import { findRecorded, signalGroup } from '@site/stack/process/pidFile';
import type { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';

type RunningSite = Awaited<ReturnType<typeof startSiteUnderTest>>;

export const faultKinds = ['stop', 'kill', 'freeze', 'restart'] as const;
export type FaultKind = (typeof faultKinds)[number];

export const processes = ['database', 'gateway', 'shell', ...microfrontendNames] as const;
export type ProcessName = (typeof processes)[number];

const LONGEST_MS = 4_000;
/** The supervisor has to notice a killed process before it can start it again. */
const SHORTEST_MS = 300;

/**
 * Breaks one process of the site for a random time and repairs it.
 * @returns how long it was broken, in ms; the process is back when this resolves
 */
export async function breakProcess(
  { supervisor, settings }: RunningSite,
  name: ProcessName,
  kind: FaultKind,
) {
  const started = performance.now();
  const send = (signal: NodeJS.Signals) =>
    signalGroup(findRecorded(path.join(settings.DATA_DIR, 'run'), name), signal);
  const wait = () => sleep(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
  const actions: Record<FaultKind, () => Promise<void>> = {
    async stop() {
      await supervisor.stop(name);
      await wait();
      await supervisor.startAgain(name);
    },
    async kill() {
      send('SIGKILL');
      await wait();
      await supervisor.startAgain(name);
    },
    async freeze() {
      send('SIGSTOP');
      await wait();
      send('SIGCONT');
    },
    async restart() {
      await supervisor.stop(name);
      await supervisor.startAgain(name);
    },
  };
  await actions[kind]();
  return performance.now() - started;
}
