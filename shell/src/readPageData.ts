import { servedHashes } from './federation/integrity.ts';
import { versionFolder } from './federation/versionFolder.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';

/** What the shell host wrote into the HTML. The hashes of scripts are in its import map alone. */
export function readPageData(): PageData {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
  for (const version of Object.values(data.microfrontends))
    if (version?.manifest) version.manifest.integrity = servedHashes(versionFolder(version));
  return data;
}
