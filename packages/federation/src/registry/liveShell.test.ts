import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderStore } from './folderStore.ts';
import { listShellPrerendered, setLiveShell } from './liveShell.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'live-shell-'));
});
afterEach(() => rm(dir, { recursive: true }));

const pages = (at: number) => ({
  shell: `${at}.0.0`,
  config: '0123456789abcdef',
  integrity: `sha384-${'A'.repeat(64)}`,
});

test('of writers at the same time none is lost', async () => {
  await setLiveShell(folderStore(dir), '0.0.0');
  await Promise.all([1, 2, 3, 4, 5].map(at => listShellPrerendered(folderStore(dir), pages(at))));
  const shell = await folderStore(dir).liveShell();
  expect(shell?.prerendered.map(({ shell: version }) => version).sort()).toEqual(
    [1, 2, 3, 4, 5].map(at => pages(at).shell),
  );
  expect(shell?.sequence).toBe(6);
});

test('keeps the versions that were live, and reads the file of an older checkout', async () => {
  await writeFile(path.join(dir, 'shell.json'), '{"version":"1.0.0"}');
  expect(await folderStore(dir).liveShell()).toMatchObject({ version: '1.0.0', sequence: 0 });
  await setLiveShell(folderStore(dir), '2.0.0');
  await setLiveShell(folderStore(dir), '2.0.0');
  expect(await folderStore(dir).liveShell()).toMatchObject({ version: '2.0.0', sequence: 1 });
});

test('a file that cannot be read is an error, a missing one is none', async () => {
  expect(await folderStore(dir).liveShell()).toBeNull();
  await writeFile(path.join(dir, 'shell.json'), '{"version":');
  await expect(folderStore(dir).liveShell()).rejects.toThrow(SyntaxError);
});
