import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { appDir, projectRoot, type AppName } from '@site/federation/build/workspace';
import { ReleaseRejectedError } from '@site/releases/registry/registry';
import type { EndedTest } from './testReporter.ts';

/** A test takes a second; when none ends for so long, one never will: a page that renders itself without end. */
const TEST_MS = 25_000;
const MAX_SAID = 5;

const tsc = path.join(projectRoot, 'node_modules/@typescript/native/bin/tsc');
const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');

/** @returns what is wrong, one sentence each @throws ReleaseRejectedError where that cannot be found out */
export async function checkSources(app: AppName): Promise<string[]> {
  if (![tsc, jest].every(existsSync))
    throw new ReleaseRejectedError(
      'Neither types nor unit tests can be checked here: TypeScript and Jest are not installed. Release with --no-tests.',
    );
  const dir = appDir(app);
  const projects = [dir, path.join(dir, 'server')].filter(one => existsSync(path.join(one, 'tsconfig.json')));
  const wrong = await Promise.all([...projects.map(typeErrors), failedTests(dir)]);
  return wrong.flat();
}

/** `file(line,column): error TS2322: text` */
const TYPE_ERROR = /^(\S.*)\((\d+),(\d+)\): error TS\d+: (.*)$/;

async function typeErrors(project: string): Promise<string[]> {
  const errors: string[] = [];
  const args = [tsc, '--noEmit', '--pretty', 'false', '--project', project];
  const { code, printed } = await run(args, line => {
    const [, file, at, column, text] = TYPE_ERROR.exec(line) ?? [];
    if (file) errors.push(`${file}:${at}:${column}: ${text}`);
  });
  if (code !== 0 && errors.length === 0)
    throw new ReleaseRejectedError(`The types could not be checked: ${printed}`);
  return shortened(errors, 'type errors');
}

async function failedTests(dir: string): Promise<string[]> {
  const failures: string[] = [];
  const args = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest],
    `^${(dir + path.sep).replace(/[.\\+]/g, '\\$&')}`,
    ...['--ci', '--runInBand', '--forceExit', '--passWithNoTests'],
    ...['--reporters', path.join(import.meta.dirname, 'testReporter.ts')],
  ];
  const { code, printed } = await run(
    args,
    line => {
      const { file, name, failure } = JSON.parse(line) as EndedTest;
      const place = path.relative(projectRoot, file);
      if (failure) failures.push(`${place}: ${name && `the test "${name}" fails: `}${firstLine(failure)}`);
    },
    TEST_MS,
  );
  if (code === null)
    failures.push(`its unit tests stand still: none has ended for ${TEST_MS / 1000} s, so one never ends`);
  else if (code !== 0 && failures.length === 0)
    throw new ReleaseRejectedError(`The unit tests could not be run: ${printed}`);
  return shortened(failures, 'failing tests');
}

/** @param silenceMs how long it may say nothing before it is stopped; its code is null then */
function run(args: string[], onLine: (line: string) => void, silenceMs = 5 * 60_000) {
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  const timer = setTimeout(stop, silenceMs);
  let printed = '';
  child.stderr.on('data', data => (printed = (printed + data).slice(-2000)));
  createInterface(child.stdout).on('line', line => {
    timer.refresh();
    onLine(line);
  });
  return new Promise<{ code: number | null; printed: string }>(resolve =>
    child.on('close', code => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve({ code, printed });
    }),
  );
}

const firstLine = (text: string) => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';

const shortened = (all: string[], what: string) =>
  all.length <= MAX_SAID ? all : [...all.slice(0, MAX_SAID), `${what}: ${all.length} in all`];
