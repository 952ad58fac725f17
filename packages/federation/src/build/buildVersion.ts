import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { microfrontendOf } from '../../microfrontends.ts';
import {
  appDir,
  type AppName,
  type BuildMode,
  dependencyFolders,
  projectRoot,
  readPackage,
} from './workspace.ts';

const IGNORED = /(^|\/)(node_modules|dist|coverage|testing)(\/|$)|\.test\.tsx?$|(^|\/)\.[^/]*$/;
const HASH_LENGTH = 8;
/** Development dependencies that no bundle contains. */
const NOT_BUNDLED = /^@(types|jest|testing-library|site)\//;
/** Workspace packages for the shell's host; its bundle has only `IN_SHELL` of them. */
const OF_THE_HOST = /^@site\/(federation|releases)$/;
/** What no app may import (eslint.config.ts): a lesson's text is the gateway's, and renames no bundle. */
const OF_THE_GATEWAY = /^packages\/curriculum\/src\/(lessons|glossary)\//;
const IN_SHELL = ['microfrontends.ts', 'gates.ts', 'src/lessonTitles.json'];
const COMPILERS = [
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/plugin-styled-components',
  'minimizer-webpack-plugin',
  'swc-loader',
  'webpack',
];

const nameOf = (place: string) => path.relative(projectRoot, place);

/** What a build says of itself, by the table of microfrontends; the shell has no pages of its own. */
export function buildInfoOf(app: AppName) {
  const { owner, pages } = app === 'shell' ? { owner: 'platform team', pages: [] } : microfrontendOf(app);
  return {
    name: app,
    owner,
    contractVersion: CONTRACT_VERSION,
    routes: pages.map(({ path: route }) => route),
  };
}

/** `<package version>-<8 hex digits>` by what goes into a build: what only other builds contain changes nothing. */
export function buildVersion(app: AppName, mode: BuildMode) {
  const { files, installed } = buildInputs(app);
  const hash = createHash('sha256').update(JSON.stringify([mode, buildInfoOf(app), installed]));
  for (const file of files) hash.update(`\0${nameOf(file)}\0`).update(readFileSync(file));
  return `${readPackage(appDir(app)).version}-${hash.digest('hex').slice(0, HASH_LENGTH)}`;
}

/** Sources of the app, its packages and the build, and `name@version` of what it may contain or is compiled by. */
export function buildInputs(app: AppName) {
  const dir = appDir(app);
  const federation = path.join(import.meta.dirname, '../..');
  const { dependencies, devDependencies } = readPackage(dir);
  const bundled = Object.keys({ ...dependencies, ...devDependencies }).filter(
    name => !NOT_BUNDLED.test(name),
  );
  const ours = Object.keys(dependencies ?? {}).filter(
    name => name.startsWith('@site/') && !OF_THE_HOST.test(name),
  );
  const folders = [...dependencyFolders(dir, [...bundled, ...ours])].sort();
  const isInstalled = (folder: string) => folder.split(path.sep).includes('node_modules');
  const packages = [...folders.filter(isInstalled), ...dependencyFolders(federation, COMPILERS)].map(
    readPackage,
  );
  const installed = packages.map(({ name, version }) => `${name}@${version}`);
  const sources = [
    ...['src', 'package.json', 'webpack.config.ts'].map(name => path.join(dir, name)),
    ...folders.filter(folder => !isInstalled(folder)),
    import.meta.dirname,
    ...(app === 'shell' ? IN_SHELL.map(name => path.join(federation, name)) : []),
  ];
  const files = sources.flatMap(sourcesUnder).filter(file => !OF_THE_GATEWAY.test(nameOf(file)));
  return { files: files.sort(), installed: [...new Set(installed)].sort() };
}

/** @returns the files at or below a place, without tests and what is installed or built */
export function sourcesUnder(place: string): string[] {
  if (!existsSync(place) || IGNORED.test(nameOf(place))) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap(name => sourcesUnder(path.join(place, name)));
}
