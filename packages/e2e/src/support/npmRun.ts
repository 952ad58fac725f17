import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const { RELEASES_DIR, DATABASE_URL } = process.env;
const root = path.join(import.meta.dirname, '../../../..');
const execute = promisify(execFile);

/** Whether the site's release store is at hand, so that a test can publish to it. */
export const releasable = Boolean(RELEASES_DIR);

/** Whether the site's database is at hand, so that a test can read its tables. */
export const exportable = Boolean(DATABASE_URL);

type Command = 'release' | 'rollback' | 'versions' | 'export';

/** Runs `npm run COMMAND -- …` as a team would, on the site that is tested, and returns what it printed. Rejects when it ends with a failure. */
export async function npmRun(command: Command, ...args: string[]) {
  const { stdout } = await execute('npm', ['run', '-s', command, '--', ...args], { cwd: root });
  return stdout;
}

/** The version in front of the visitors now, by the table that `npm run versions` prints. */
export async function defaultVersion(name: string) {
  const line = (await npmRun('versions', name)).split('\n').find(text => text.includes('(default)'));
  if (!line) throw new Error(`${name} has no default version`);
  return line.split(/\s+/)[0] ?? '';
}

/** Puts a version in front again, and takes away the others that only a test needed. */
export async function putBack(name: string, version: string) {
  await npmRun('rollback', name, version);
  await npmRun('versions', name, '--prune', '0', '--days', '0');
}
