import { wasOnlyJudged } from '../judge/steps.ts';
import { ReleaseRejectedError } from '../registry/releaseRejected.ts';
import { defaultVersion, versionsOf, type Registry } from '../registry/registry.ts';
import {
  changeRegistry,
  type ReleaseStore,
  type StoredRegistry,
  type WriteOptions,
} from '../registry/releaseStore.ts';

/**
 * Changes one microfrontend. If another microfrontend was changed since the command began, the change is applied on
 * top; if it was the same one, the change is rejected.
 * @param seen the registry when the command began
 * @throws ReleaseRejectedError
 */
export async function updateMicrofrontend(
  store: ReleaseStore,
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

/** What a decision rests on. Pages rendered meanwhile do not count. */
const stateOf = (registry: Registry, name: string) =>
  JSON.stringify(
    versionsOf(registry, name).map(({ metadata, deployment }) => [metadata.version, deployment]),
  );
