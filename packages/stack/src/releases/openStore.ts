import { styleText } from 'node:util';
import { openReleaseStore, type ReleaseStoreSettings } from '@site/releases/store/openReleaseStore';

/** The release store of a command's settings. Names it on stderr: a terminal without RELEASES_URL means another one. */
export async function openStore(settings: ReleaseStoreSettings) {
  const store = await openReleaseStore(settings);
  console.error(styleText('dim', `Release store: ${store.location}`, { stream: process.stderr }));
  return store;
}
