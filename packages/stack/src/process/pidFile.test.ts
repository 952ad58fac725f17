import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/folder.ts';
import { findRecorded, recordProcess, stopRecorded } from './pidFile.ts';

const { folder } = temporaryFolder('pid-file');

function spawnSleeper() {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
}

describe('the process files', () => {
  test('find a survivor of an earlier start and stop it', async () => {
    const survivor = spawnSleeper();
    recordProcess(folder, 'gateway', survivor.pid ?? 0);
    const gone = once(survivor, 'exit');
    expect(await stopRecorded(folder)).toEqual(['gateway']);
    await gone;
    expect(findRecorded(folder, 'gateway')).toBeUndefined();
  });

  test('leave a process alone that only got the same number', async () => {
    const stranger = spawnSleeper();
    const file = path.join(folder, 'shell.json');
    writeFileSync(file, JSON.stringify({ pid: stranger.pid, identity: '1 another program' }));
    expect(await stopRecorded(folder)).toEqual([]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill('SIGKILL');
  });

  test('take a broken file for none', async () => {
    writeFileSync(path.join(folder, 'shell.json'), 'not json');
    expect(await stopRecorded(folder)).toEqual([]);
  });
});
