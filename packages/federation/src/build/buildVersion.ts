import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  appDir,
  projectRoot,
  readPackage,
  workspaceDependencies,
  type AppName,
  type BuildMode,
} from './workspace.ts';

const IGNORED = /(^|\/)(node_modules|dist|coverage|testing)(\/|$)|\.test\.tsx?$|(^|\/)\.[^/]*$/;
const HASH_LENGTH = 8;

/** Names a build by what goes into it: `<package version>-<8 hex digits>`. Equal inputs have equal names. */
export function buildVersion(app: AppName, mode: BuildMode) {
  const hash = createHash('sha256').update(mode);
  for (const file of inputFiles(app)) {
    hash.update(`\0${path.relative(projectRoot, file)}\0`).update(readFileSync(file));
  }
  return `${readPackage(appDir(app)).version}-${hash.digest('hex').slice(0, HASH_LENGTH)}`;
}

/** Sources of the app and of the packages in it, the lock file, and the build definition itself. */
function inputFiles(app: AppName) {
  const dir = appDir(app);
  const own = ['src', 'package.json', 'webpack.config.ts'].map(name => path.join(dir, name));
  const packages = [...workspaceDependencies(dir)];
  const lock = path.join(projectRoot, 'pnpm-lock.yaml');
  return [...own, ...packages, import.meta.dirname, lock].flatMap(filesUnder).sort();
}

function filesUnder(place: string): string[] {
  if (!existsSync(place) || IGNORED.test(path.relative(projectRoot, place))) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap(name => filesUnder(path.join(place, name)));
}
