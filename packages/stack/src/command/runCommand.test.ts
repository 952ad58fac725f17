import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import path from 'node:path';
import { SettingsError, UserError } from '@site/federation/settings';
import { ReleaseRejectedError } from '@site/releases/registry/registry';
import { temporaryFolder } from '../testing/folder.ts';
import { describeError } from './runCommand.ts';

const { write } = temporaryFolder('run-command');
const runCommand = path.join(import.meta.dirname, 'runCommand.ts');
const command = (name: string, options: string) =>
  write(
    name,
    `import { runCommand } from ${JSON.stringify(runCommand)};
     await runCommand(async onExit => {
       onExit(async () => console.log('cleaned up'));
       setInterval(() => {}, 1000);
       console.log('runs');
       return new Promise(() => {});
     }, ${options});`,
  );
const release = command('release.mjs', '{}');
const server = command('server.mjs', '{ isServer: true }');

test.each([
  ['a command', 'SIGINT', release, 130],
  ['a command', 'SIGTERM', release, 143],
  ['a server', 'SIGINT', server, 0],
  ['a server', 'SIGTERM', server, 0],
] as const)('%s that gets %s cleans up and exits with its code', async (_, signal, script, code) => {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', data => (printed += String(data)));
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([code, null]);
  expect(printed).toBe('runs\ncleaned up\n');
});

const sentence = 'Run the command again.';

test.each([new UserError(sentence), new SettingsError([sentence]), new ReleaseRejectedError(sentence)])(
  '%p is said without a stack',
  error => {
    expect(describeError(error)).toBe(sentence);
    expect(describeError(new Error('unforeseen'))).toMatch(/unforeseen\n +at /);
  },
);
