import { ReleaseRejectedError } from '../registry/releaseRejected.ts';
import { versionsOf, type Registry } from '../registry/registry.ts';
import { changeRegistry, type RegistryStore } from '../registry/folderStore.ts';

/**
 * Changes one microfrontend. If another microfrontend was changed since the command began, the change is applied on
 * top; if it was the same one, the change is rejected.
 * @param seen the registry when the command began
 * @throws ReleaseRejectedError
 */
export async function updateMicrofrontend(
  store: RegistryStore,
  name: string,
  seen: Registry,
  change: (registry: Registry) => Registry,
) {
  await changeRegistry(store, registry => {
    if (stateOf(registry, name) !== stateOf(seen, name))
      throw new ReleaseRejectedError(
        `${name} was changed by another release in the meantime; look at its versions and try again.`,
      );
    return change(registry);
  });
}

/** What a decision rests on. Pages rendered meanwhile do not count. */
const stateOf = (registry: Registry, name: string) =>
  JSON.stringify(
    versionsOf(registry, name).map(({ metadata, deployment }) => [metadata.version, deployment]),
  );
