import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { microfrontendNames } from '@site/federation/microfrontends';
import { findRecorded, signalGroup } from '@site/stack/process/pidFile';
import type { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';

type RunningSite = Awaited<ReturnType<typeof startSiteUnderTest>>;

export const faultKinds = ['stop', 'kill', 'freeze', 'restart'] as const;
export type FaultKind = (typeof faultKinds)[number];

export const parts = ['database', 'gateway', 'shell', ...microfrontendNames] as const;
export type Part = (typeof parts)[number];

const LONGEST_MS = 4_000;
/** The supervisor has to notice a killed process before it can start it again. */
const SHORTEST_MS = 300;

/**
 * Breaks one part of the site for a random time and repairs it.
 * @returns how long it was broken, in ms; the part is back when this resolves
 */
export async function breakPart({ supervisor, settings }: RunningSite, part: Part, kind: FaultKind) {
  const started = performance.now();
  const signal = (name: NodeJS.Signals) =>
    signalGroup(findRecorded(path.join(settings.DATA_DIR, 'run'), part), name);
  const wait = () => sleep(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
  const actions: Record<FaultKind, () => Promise<void>> = {
    async stop() {
      await supervisor.stop(part);
      await wait();
      await supervisor.startAgain(part);
    },
    async kill() {
      signal('SIGKILL');
      await wait();
      await supervisor.startAgain(part);
    },
    async freeze() {
      signal('SIGSTOP');
      await wait();
      signal('SIGCONT');
    },
    async restart() {
      await supervisor.stop(part);
      await supervisor.startAgain(part);
    },
  };
  await actions[kind]();
  return performance.now() - started;
}
