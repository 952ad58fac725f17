import { folderStore } from './folderStore.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Where releases are, by the settings of the same names. */
export interface ReleaseStoreSettings {
  RELEASES_DIR: string;
}

/** The release store that the settings name. */
export async function openReleaseStore({ RELEASES_DIR }: ReleaseStoreSettings): Promise<ReleaseStore> {
  return folderStore(RELEASES_DIR);
}
