import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { buildVersion } from '@site/federation/build/buildVersion';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import type { CheckRun } from '../checks/checkRun.ts';
import { runTool } from '../checks/tool.ts';
import type { OnExit } from '../command/runCommand.ts';
import { copyCheckout } from '../generator/copyCheckout.ts';

const DEADLINE_MS = 15 * 60_000;
const BUILD_PROCESS = 'packages/stack/src/site/buildProcess.ts';

/** The builds of one commit. */
export interface Builds {
  /** How the tests call it. */
  name: string;
  /** The checkout whose shell host serves its shell. */
  root: string;
  /** `APP/VERSION/…`, one version of each app. */
  folder: string;
}

/** The version that a commit's builds have of an app. */
export const versionIn = ({ folder }: Pick<Builds, 'folder'>, app: AppName): string => {
  const [version] = readdirSync(path.join(folder, app)).filter(name => !name.startsWith('.'));
  if (!version) throw new Error(`${folder} has no build of ${app}`);
  return version;
};

/** The production builds of this checkout, out of a store that has them. */
export function currentBuilds(root: string, storeDir: string, folder: string): Builds {
  for (const app of appNames) {
    const version = buildVersion(app, 'production');
    cpSync(path.join(storeDir, app, version), path.join(folder, app, version), { recursive: true });
  }
  return { name: 'this checkout', root, folder };
}

/**
 * Checks an older commit out beside this one, installs what its lock file says and builds it by its own commands.
 * What was built once is kept: a commit never changes.
 */
async function buildCommit(commit: string, folder: string, checkRun: CheckRun): Promise<Builds> {
  const root = path.join(folder, 'checkout');
  const builds = { name: commit.slice(0, 8), root, folder: path.join(folder, 'releases') };
  const finished = path.join(folder, '.finished');
  if (existsSync(finished)) return builds;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const archive = path.join(folder, 'sources.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: checkRun.root });
  execFileSync('tar', ['-xf', archive, '-C', root]);
  rmSync(archive);
  // Its bootstrap installs, and finds the Node that it wants.
  const bootstrap = path.join(root, 'packages/stack/bootstrap.mjs');
  await run([bootstrap, 'node', '--version'], root, checkRun);
  await buildApps([bootstrap, 'node', BUILD_PROCESS], builds, checkRun);
  writeFileSync(finished, '');
  return builds;
}

/** Of several commits that came together only the last one was checked; more of them do not follow each other. */
const TRIES = 4;

/**
 * The builds of a commit, or of the nearest one before it that builds.
 * @param folder gets a folder for each commit
 * @throws {Error} when none of several commits builds, so that something else is wrong
 */
export async function buildNear(commit: string, folder: string, checkRun: CheckRun): Promise<Builds> {
  const { root, progress } = checkRun;
  for (let tries = 1, at = commit; ; tries++) {
    try {
      const builds = await buildCommit(at, path.join(folder, at), checkRun);
      progress.step('skew', `${builds.name} is built`);
      return builds;
    } catch (error) {
      if (checkRun.signal.aborted || tries === TRIES) throw error;
      progress.step('skew', `${at.slice(0, 8)} does not build by itself: the one before is taken`);
      at = execFileSync('git', ['rev-parse', `${at}^`], { cwd: root, encoding: 'utf8' }).trim();
    }
  }
}

/** Builds a copy of this checkout whose contract version is one higher: a bump, rehearsed. */
export async function buildNextContract(folder: string, checkRun: CheckRun, onExit: OnExit) {
  const copy = copyCheckout(checkRun.root);
  onExit(async () => copy.remove());
  const file = path.join(copy.root, 'packages/platform/src/contractVersion.ts');
  const declared = `CONTRACT_VERSION = ${CONTRACT_VERSION};`;
  const source = readFileSync(file, 'utf8');
  if (!source.includes(declared)) throw new Error(`${file} does not say "${declared}"`);
  writeFileSync(file, source.replace(declared, `CONTRACT_VERSION = ${CONTRACT_VERSION + 1};`));
  const builds = { name: `contract ${CONTRACT_VERSION + 1}`, root: copy.root, folder };
  await buildApps([path.join(copy.root, BUILD_PROCESS)], builds, checkRun);
  return builds;
}

/** All apps of a checkout, two at a time. */
async function buildApps(command: string[], { root, folder }: Builds, checkRun: CheckRun) {
  const waiting = [...appNames];
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift())
      await run([...command, app, folder, 'production'], root, checkRun);
  };
  await Promise.all([work(), work()]);
}

async function run(args: string[], cwd: string, { env, signal }: CheckRun) {
  const { code, output } = await runTool({ args, cwd, env, deadlineMs: DEADLINE_MS }, signal);
  if (code !== 0) throw new Error(`${args.slice(1).join(' ')} failed in ${cwd}:\n${output}`);
}
