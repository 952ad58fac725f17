import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { microfrontendOf, microfrontends } from '../../microfrontends.ts';
import type { Manifest } from './manifest.ts';
import type { AppName } from './workspace.ts';

/** What a build says of itself; the rest of its manifest is read off the files. */
export type BuildInfo = Pick<Manifest, 'name' | 'owner' | 'contractVersion' | 'routes'>;

/** Taken from the table of microfrontends; the shell has no pages of its own. */
export function buildInfoOf(app: AppName): BuildInfo {
  if (app === 'shell')
    return { name: app, owner: 'platform team', contractVersion: CONTRACT_VERSION, routes: [] };
  const { owner, pages } = microfrontendOf(app);
  return { name: app, owner, contractVersion: CONTRACT_VERSION, routes: pages.map(({ path }) => path) };
}

/** The pages of the site, each with the microfrontend that owns it. */
export const pageOwners = (): Record<string, string> =>
  Object.fromEntries(microfrontends.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name])));
