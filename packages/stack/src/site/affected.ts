import path from 'node:path';
import { appDir, appNames, projectRoot, type AppName } from '@site/federation/build/workspace';

/** What a changed file requires: builds, and restarts of the gateway and the shell host. */
export interface Affected {
  apps: AppName[];
  gateway: boolean;
  shellHost: boolean;
}

const nothing: Affected = { apps: [], gateway: false, shellHost: false };
const inEveryApp =
  /^packages\/((ui|platform|media|validation|curriculum)\/|federation\/(microfrontends\.ts|src\/build\/))/;
const inGateway = /^(gateway\/src|packages\/(validation|curriculum|tutor))\//;

/** @param file path from the project's root, with slashes */
export function affectedBy(file: string): Affected {
  if (/\.test\.tsx?$/.test(file)) return nothing;
  const own = appNames.filter(app => file.startsWith(`${path.relative(projectRoot, appDir(app))}/src/`));
  return {
    apps: inEveryApp.test(file) ? [...appNames] : own,
    gateway: inGateway.test(file),
    // The host imports the site map, placeholders and early input script of the browser part, and the table.
    shellHost: /^(shell|packages\/(platform|federation))\//.test(file),
  };
}

/** @returns what several changes require together, each build once. */
export function affectedByAll(files: Iterable<string>): Affected {
  const all = [...files].map(affectedBy);
  return {
    apps: appNames.filter(app => all.some(one => one.apps.includes(app))),
    gateway: all.some(one => one.gateway),
    shellHost: all.some(one => one.shellHost),
  };
}
