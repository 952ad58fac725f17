import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map(dir => rm(dir, { recursive: true }))));

/** Builds the same remote in a folder of its own. @returns its files, by name */
async function buildRemote(): Promise<Record<string, string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'remote-'));
  folders.push(dir);
  const script = path.join(import.meta.dirname, '../testing/buildRemote.ts');
  await promisify(execFile)(process.execPath, ['--no-warnings', script, dir]);
  const out = path.join(dir, 'out');
  const names = await readdir(out);
  const read = async (name: string) => [name, await readFile(path.join(out, name), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** Two compilers on a machine that does other things, too. */
const TIMEOUT_MS = 180_000;

test(
  'a remote that is built in two folders has the same bytes',
  async () => {
    const [one, other] = await Promise.all([buildRemote(), buildRemote()]);
    expect(other).toEqual(one);
    // Neither entry of federation's is named by a number, which would follow from the folder.
    expect(Object.values(one).join()).toMatch(
      /\bcontainer\b[^]*\bfederation\b|\bfederation\b[^]*\bcontainer\b/,
    );
  },
  TIMEOUT_MS,
);
