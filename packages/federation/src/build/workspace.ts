import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's root, from this file's place in it. */
export const projectRoot = path.join(import.meta.dirname, '../../../..');

/** The parts that are built for the browser, by the name that the registry and the store use. */
export const appFolders = {
  shell: 'shell',
  marketing: 'mfe-marketing',
  education: 'mfe-education',
  contact: 'mfe-contact',
} as const;

export type AppName = keyof typeof appFolders;
/** A part that is published by itself, without the shell. */
export type RemoteName = Exclude<AppName, 'shell'>;
export type BuildMode = 'production' | 'development';

export const appDir = (app: AppName) => path.join(projectRoot, appFolders[app]);

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export const readPackage = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageFile;

/** Folders of the workspace packages that a build of `dir` contains, found through its dependencies. */
export function workspaceDependencies(dir: string, found = new Set<string>()): Set<string> {
  for (const [name, range] of Object.entries(readPackage(dir).dependencies ?? {})) {
    const target = path.join(projectRoot, 'packages', name.replace('@site/', ''));
    if (!range.startsWith('workspace:') || found.has(target) || !existsSync(target)) continue;
    found.add(target);
    workspaceDependencies(target, found);
  }
  return found;
}
