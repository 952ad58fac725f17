import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/folder.ts';
import { findRecorded } from './pidFile.ts';
import { Supervisor } from './supervisor.ts';

const { folder, write } = temporaryFolder('supervisor');
const stopsFile = path.join(folder, 'stops');
const steady = write(
  'steady.mjs',
  `import { appendFileSync, writeFileSync } from 'node:fs';
   const [name] = process.argv.slice(2);
   process.on('SIGTERM', () => { appendFileSync('stops', name + ' '); process.exit(0); });
   writeFileSync('up-' + name, '');
   setInterval(() => {}, 1000);`,
);
/** Its signal handler is registered a moment after the process starts. */
const isUp = (name: string) => () => Promise.resolve(existsSync(path.join(folder, `up-${name}`)));
const dying = write(
  'dying.mjs',
  `console.error('the disk is full'); setTimeout(() => process.exit(3), 300);`,
);
const failing = write('failing.mjs', `console.error('no such module'); process.exit(2);`);

const supervisors: Supervisor[] = [];

function supervise(onRestart?: (name: string, how: string) => void): Supervisor {
  const supervisor = new Supervisor(folder, onRestart);
  supervisors.push(supervisor);
  return supervisor;
}

function processOf(name: string, script: string, healthy = () => Promise.resolve(true)) {
  return { name, args: [script, name], env: {}, cwd: folder, healthy };
}

afterEach(() => Promise.all(supervisors.splice(0).map(supervisor => supervisor.close())));

describe('the supervisor', () => {
  test('stops the last started process first', async () => {
    const supervisor = supervise();
    await supervisor.start(processOf('database', steady, isUp('database')));
    await supervisor.start(processOf('gateway', steady, isUp('gateway')));
    await supervisor.start(processOf('shell', steady, isUp('shell')));
    expect(findRecorded(path.join(folder, 'run'), 'shell')).toBeGreaterThan(1);
    await supervisor.close();
    expect(readFileSync(stopsFile, 'utf8')).toBe('shell gateway database ');
    expect(existsSync(path.join(folder, 'run/shell.json'))).toBe(false);
  });

  test('starts a process again, and gives up when it ends three times within a minute', async () => {
    const restarts: string[] = [];
    const supervisor = supervise((name, how) => restarts.push(`${name} ${how}`));
    await supervisor.start(processOf('gateway', dying));
    await expect(supervisor.crashed).rejects.toThrow(
      /gateway ended with code 3, three times within a minute.*gateway\.log[\s\S]*the disk is full/,
    );
    expect(restarts).toEqual(Array(2).fill('gateway ended with code 3'));
  });

  test('starts no process again that never came up, nor one that it stops', async () => {
    const restarts: string[] = [];
    const supervisor = supervise(name => restarts.push(name));
    await supervisor.start(processOf('shell', steady, isUp('shell')));
    await supervisor.stop('shell');
    await expect(
      supervisor.start(processOf('gateway', failing, () => Promise.resolve(false))),
    ).rejects.toThrow(/gateway ended with code 2[\s\S]*no such module/);
    expect(restarts).toEqual([]);
  });

  test('gives up on a process that never becomes healthy', async () => {
    const started = supervise().start({
      ...processOf('slow', steady, () => Promise.resolve(false)),
      deadlineMs: 200,
    });
    await expect(started).rejects.toThrow('slow was not ready after 0.2 seconds');
  });

  test('returns what a task sent, and fails with the task', async () => {
    const supervisor = supervise();
    const task = write('task.mjs', `process.send({ version: '1' });`);
    await expect(supervisor.run(processOf('build', task))).resolves.toEqual({ version: '1' });
    await expect(supervisor.run(processOf('build', failing))).rejects.toThrow(/build ended with code 2/);
  });

  test('starts nothing after it was closed', async () => {
    const supervisor = supervise();
    await supervisor.close();
    await expect(supervisor.start(processOf('late', steady))).rejects.toThrow('being stopped');
  });
});
