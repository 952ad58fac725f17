import { ReleaseRejectedError } from '../registry/releaseRejected.ts';
import { versionsOf, type Registry } from '../registry/document.ts';
import { changeRegistry, type RegistryStore } from '../registry/folderStore.ts';

/**
 * Changes one microfrontend as its publisher saw it when the command began. Where another one was published
 * meanwhile, the change is made again on top of it; where it was this one, it is rejected: the second publisher must look at the current state.
 * @param seen the document that the decision rests on
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
        `${name} was changed by another publisher meanwhile; look at its versions and try again.`,
      );
    return change(registry);
  });
}

/** What a decision rests on. Pages rendered meanwhile do not count. */
const stateOf = (registry: Registry, name: string) =>
  JSON.stringify(
    versionsOf(registry, name).map(({ metadata, deployment }) => [metadata.version, deployment]),
  );
