import { execFileSync } from 'node:child_process';
import { contractsFit } from '@site/federation/contractsFit';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { UserError } from '../command/runCommand.ts';

/** Where shell and remotes meet: what one hands to the other, and what both share. */
const INTERFACE = ['packages/platform/src', 'packages/federation/src/build', 'shell/src/federation'];
/** Older versions are pruned, and no tab with them is open. */
const SINCE = '90.days';
/** Remotes take the runtime from the shell (record 0057): shells from before this file lack it, which is past mending. */
const BEGINNING = 'packages/federation/src/build/remoteRuntime.js';
const WANTED = 3;

/**
 * Three older commits whose builds are promised to work with those of this checkout: of the last states of the interface
 * between shell and remotes before it changed the oldest, the middle one and the newest; fewer in a young history.
 * @param named commits to take instead
 * @returns hashes, the oldest first
 * @throws {UserError} that says what is missing where the history is
 */
export function chooseCommits(root: string, named: string[] = []): string[] {
  const git = (...args: string[]) => runGit(root, args);
  if (git('rev-parse', '--is-inside-work-tree') !== 'true')
    throw new UserError('The skew tests build older commits: they need a clone of the repository, with git.');
  if (named.length > 0)
    return named.map(name => known(name, git('rev-parse', '--verify', `${name}^{commit}`)));
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new UserError(
      'The skew tests build older commits, which this shallow clone does not have: git fetch --unshallow (in a workflow, fetch-depth: 0).',
    );
  const before = lines(
    git('log', '--first-parent', `--since=${SINCE}`, '--format=%P', '--', ...INTERFACE),
  ).flatMap(parents => parents.split(' ').slice(0, 1));
  const promised = [...new Set(before)].filter(commit => isPromised(git, commit)).reverse();
  if (promised.length === 0)
    throw new UserError(
      `The skew tests found no older commit to build: none of the last ${SINCE.replace('.', ' ')} has another interface between shell and remotes and a contract version that fits ${CONTRACT_VERSION}. Name commits: npm test -- skew COMMIT…`,
    );
  return spread(promised, WANTED);
}

const runGit = (cwd: string, args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

const lines = (text: string | null) => (text ?? '').split('\n').filter(line => line !== '');

function known(name: string, hash: string | null): string {
  if (hash) return hash;
  throw new UserError(`This clone has no commit "${name}".`);
}

function isPromised(git: (...args: string[]) => string | null, commit: string): boolean {
  if (git('cat-file', '-e', `${commit}:${BEGINNING}`) === null) return false;
  const source = git('show', `${commit}:packages/platform/src/contractVersion.ts`) ?? '';
  return contractsFit(Number(/CONTRACT_VERSION = (\d+)/.exec(source)?.[1]), CONTRACT_VERSION);
}

/** So many items, evenly spread, the first and the last among them. */
export function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items;
  return Array.from(
    { length: count },
    (_, at) => items[Math.round((at * (items.length - 1)) / (count - 1))]!,
  );
}
