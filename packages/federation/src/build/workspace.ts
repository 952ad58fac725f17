import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { microfrontendNames, microfrontendOf, type MicrofrontendName } from '../../microfrontends.ts';

/** The project's root, from this file's place in it. */
export const projectRoot = path.join(import.meta.dirname, '../../../..');
/** The package that all bundles share. */
export const platformDir = path.join(projectRoot, 'packages/platform');

/** What is built for the browser, by the name that the registry and the store use. */
export type AppName = 'shell' | MicrofrontendName;
export type BuildMode = 'production' | 'development';

export const appNames: readonly AppName[] = ['shell', ...microfrontendNames];

export const appDir = (app: AppName) =>
  path.join(projectRoot, app === 'shell' ? 'shell' : microfrontendOf(app).folder);

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readPackage = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageFile;

/** Where a package finds one of its dependencies, as Node looks it up; null for one that is not installed. */
function resolveDependency(dir: string, name: string): string | null {
  const place = path.join(dir, 'node_modules', name);
  if (existsSync(place)) return realpathSync(place);
  return dir === path.dirname(dir) ? null : resolveDependency(path.dirname(dir), name);
}

/** Folders of the dependencies, and of theirs, added to those in `found`. */
export function dependencyFolders(
  dir: string,
  names = Object.keys(readPackage(dir).dependencies ?? {}),
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const target = resolveDependency(dir, name);
    if (!target || found.has(target)) continue;
    found.add(target);
    dependencyFolders(target, undefined, found);
  }
  return found;
}
