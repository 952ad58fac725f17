import type { RemoteVersion } from '../pageData.ts';

/** Address of the folder with a version's files, which ends with a slash. */
export const versionFolder = ({ url }: Pick<RemoteVersion, 'url'>) => new URL('.', url).href;

/** What an import map holds for a version: the hash of each script by its address. */
export const scriptHashes = (folder: string, integrity: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [folder + file, hash]),
  );
