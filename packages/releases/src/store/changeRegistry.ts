import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from '@site/federation/build/workspace';
import { wasOnlyJudged } from '../judge/steps.ts';
import { ReleaseRejectedError, versionsOf, type Change, type Registry } from '../registry/registry.ts';
import { StaleRegistryError } from './bucket.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** How long a change is tried again while other writers come between, in ms. */
const TIMEOUT_MS = 60_000;
const MAX_PAUSE_MS = 200;

type WritableStore = Pick<ReleaseStore, 'read' | 'write'>;
/** @returns the same registry where nothing is to be changed */
type ChangeOfRegistry = (registry: Registry) => Registry;

/** Reads, changes and writes until no other writer came between: of many publishers none is lost. */
export async function changeRegistry(
  store: WritableStore,
  change: ChangeOfRegistry,
  kind?: Change['kind'],
): Promise<Registry> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { registry, etag } = await store.read();
    const changed = change(registry);
    if (changed === registry) return changed;
    try {
      await store.write(changed, etag, kind);
      return changed;
    } catch (error) {
      if (!(error instanceof StaleRegistryError) || Date.now() > deadline) throw error;
      await sleep(Math.random() * MAX_PAUSE_MS);
    }
  }
}

/** Rejected when the same microfrontend was changed since `seen`. @throws ReleaseRejectedError */
export const updateMicrofrontend = (
  store: WritableStore,
  name: string,
  seen: Registry,
  change: ChangeOfRegistry,
  kind?: Change['kind'],
) =>
  changeRegistry(
    store,
    registry => {
      requireUnchanged(registry, name, seen);
      return change(registry);
    },
    kind,
  );

/** Nobody but the judge may have changed the microfrontend since `seen`. @throws ReleaseRejectedError */
export function requireUnchanged(registry: Registry, name: string, seen: Registry) {
  if (stateOf(registry, name) === stateOf(seen, name) || wasOnlyJudged(seen, registry, name)) return;
  throw new ReleaseRejectedError(
    `${name} was changed by another release in the meantime; look at its versions and try again.`,
  );
}

/** What a decision rests on. Pages rendered meanwhile do not count. */
const stateOf = (registry: Registry, name: string) =>
  JSON.stringify(
    versionsOf(registry, name).map(({ metadata, deployment }) => [metadata.version, deployment]),
  );

/** @throws ReleaseRejectedError when files of a stored version are missing or changed */
export async function requireIntact(
  store: Pick<ReleaseStore, 'readIntact'>,
  app: AppName,
  version: string,
  integrity: string,
) {
  const stored = await store.readIntact(app, version);
  if (!stored) throw new ReleaseRejectedError(`The files of ${app} ${version} are not complete any more.`);
  if (stored.integrity !== integrity)
    throw new ReleaseRejectedError(`The files of ${app} ${version} are not those that were published.`);
  return stored;
}
