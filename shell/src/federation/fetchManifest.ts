import type { BrowserManifest, RemoteVersion } from '../pageData.ts';

/** The whole manifest of a version, from its host; rejects for any other bytes than the registry lists. */
export async function fetchManifest({ url, integrity }: RemoteVersion): Promise<BrowserManifest> {
  const response = await fetch(url, { integrity, credentials: 'omit', redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as BrowserManifest;
}
