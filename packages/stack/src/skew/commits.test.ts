import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { chooseCommits, spread } from './commits.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function commit(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  git('add', '-A');
  git('commit', '-qm', 'A change');
  return git('rev-parse', 'HEAD');
}
const contract = (version: number) => ({
  'packages/platform/src/contractVersion.ts': `export const CONTRACT_VERSION = ${version};`,
});
const runtime = { 'packages/federation/src/build/remoteRuntime.js': '' };
const loader = (text: string) => ({ 'shell/src/federation/loadVersion.ts': text });

test('takes the last commits of former interfaces whose contract fits', () => {
  git('init', '-q');
  commit(contract(CONTRACT_VERSION));
  const first = commit(runtime);
  commit(loader('1'));
  const second = commit({ 'README.md': 'nothing that shell and remotes share' });
  commit(loader('2'));
  commit(contract(CONTRACT_VERSION + 9));
  commit(contract(CONTRACT_VERSION));
  const third = git('rev-parse', 'HEAD~2');
  expect(chooseCommits(root)).toEqual([first, second, third]);
  expect(chooseCommits(root, ['HEAD'])).toEqual([git('rev-parse', 'HEAD')]);
  expect(() => chooseCommits(root, ['nowhere'])).toThrow('no commit "nowhere"');
});

test('of many it takes three, evenly spread', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
  expect(spread([1, 2], 3)).toEqual([1, 2]);
});

test('says what is missing: a clone, its history, a commit', () => {
  expect(() => chooseCommits(root)).toThrow('need a clone of the repository');
  git('init', '-q', 'full');
  const shallow = path.join(root, 'shallow');
  root = path.join(root, 'full');
  commit({ ...contract(CONTRACT_VERSION), ...runtime });
  expect(() => chooseCommits(root)).toThrow('found no older commit');
  commit(loader('1'));
  git('clone', '-q', '--depth', '1', `file://${root}`, shallow);
  root = path.dirname(root);
  expect(() => chooseCommits(shallow)).toThrow('git fetch --unshallow');
});
