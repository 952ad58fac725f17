import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MAPS_FOLDER } from '@site/federation/build/manifest';
import type { AppName } from '@site/federation/build/workspace';

const unpack = promisify(gunzip);
/** Far more than the map of a script of ours has. */
const MAX_BYTES = 64_000_000;

/** Where a store keeps the source maps of a version: beside the folders that are served, never in one. */
export const mapsFolder = (app: AppName, version: string) => `${MAPS_FOLDER}/${app}/${version}`;
/** The same as a folder of this machine. */
export const mapsDir = (storeDir: string, app: AppName, version: string) =>
  path.join(storeDir, mapsFolder(app, version));

/** Moves the maps of a build to their place, unless there are some: a version is stored once. */
export async function moveMaps(staged: string, place: string) {
  await mkdir(path.dirname(place), { recursive: true });
  await rename(path.join(staged, MAPS_FOLDER), place).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
  });
}

/** A stored source map as JSON text; null for none. */
export const unpackMap = async (bytes: Buffer | null) =>
  bytes && (await unpack(bytes, { maxOutputLength: MAX_BYTES })).toString();
