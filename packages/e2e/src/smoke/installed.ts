import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = (process.env['PATH'] ?? '').split(delimiter);

/** Where a program is; undefined if it is not installed. */
export const installed = (...names: string[]): string | undefined =>
  names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync);
