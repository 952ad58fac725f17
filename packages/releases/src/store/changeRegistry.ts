import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from '@site/federation/build/workspace';
import { wasOnlyJudged } from '../judge/steps.ts';
import { defaultVersion, ReleaseRejectedError, versionsOf, type Registry } from '../registry/registry.ts';
import {
  StaleRegistryError,
  type ReleaseStore,
  type StoredRegistry,
  type WriteOptions,
} from './releaseStore.ts';

/** How long a change is tried again while other writers come between, in ms. */
const TIMEOUT_MS = 60_000;
/** The longest pause between two tries, in ms. */
const MAX_PAUSE_MS = 400;

type WritableStore = Pick<ReleaseStore, 'read' | 'write'>;
/** @returns the same registry where nothing is to be changed */
type ChangeOfRegistry = (registry: Registry, stored: StoredRegistry) => Registry;

/** The last change of each store in this process: changes wait for each other here, not by failed writes. */
const changes = new WeakMap<object, Promise<unknown>>();

/** Reads, changes and writes until no other writer came between: of many publishers none is lost. */
export function changeRegistry(
  store: WritableStore,
  change: ChangeOfRegistry,
  options?: WriteOptions,
): Promise<Registry> {
  const before = changes.get(store) ?? Promise.resolve();
  const changed = before.then(() => changeNow(store, change, options));
  changes.set(
    store,
    changed.catch(() => {}),
  );
  return changed;
}

async function changeNow(store: WritableStore, change: ChangeOfRegistry, options?: WriteOptions) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let pause = 20; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const stored = await store.read();
    const changed = change(stored.registry, stored);
    if (changed === stored.registry) return changed;
    try {
      await store.write(changed, stored.etag, options);
      return changed;
    } catch (error) {
      if (!(error instanceof StaleRegistryError) || Date.now() > deadline) throw error;
      await sleep(Math.random() * pause);
    }
  }
}

/**
 * Changes one microfrontend. If another microfrontend was changed since the command began, the change is applied on
 * top; if it was the same one, the change is rejected.
 * @param seen the registry when the command began
 * @throws ReleaseRejectedError
 */
export async function updateMicrofrontend(
  store: WritableStore,
  name: string,
  seen: Registry,
  change: (registry: Registry) => Registry,
  options?: WriteOptions,
) {
  const changeUnlessChanged = (registry: Registry) => {
    requireUnchanged(registry, name, seen);
    return change(registry);
  };
  await changeRegistry(store, changeUnlessChanged, options);
}

/**
 * That nobody has released, rolled back or given other shares of a microfrontend since, but for the judge.
 * @param seen the registry when the command began
 * @throws ReleaseRejectedError
 */
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

/**
 * The default version, for a command that cannot do without one.
 * @throws ReleaseRejectedError when there is none, or none that can be trusted
 */
export function requireDefault({ registry, invalid }: StoredRegistry, name: string) {
  if (Object.hasOwn(invalid, name))
    throw new ReleaseRejectedError(
      `The entry of ${name} in registry.json is invalid. A release replaces it: npm run release -- ${name}`,
    );
  const version = defaultVersion(registry, name);
  if (!version) throw new ReleaseRejectedError(`${name} was never published.`);
  return version;
}

/**
 * @param integrity of the manifest, as the registry lists it
 * @throws ReleaseRejectedError when files of a stored version are missing or changed
 */
export async function requireIntact(
  store: Pick<ReleaseStore, 'readIntact'>,
  app: AppName,
  version: string,
  integrity?: string,
) {
  const stored = await store.readIntact(app, version);
  if (!stored) throw new ReleaseRejectedError(`The files of ${app} ${version} are not complete any more.`);
  if (integrity !== undefined && stored.integrity !== integrity)
    throw new ReleaseRejectedError(`The files of ${app} ${version} are not those that were published.`);
}
