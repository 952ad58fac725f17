import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { lastLines, openLog } from './logFile.ts';

/** One process of the site: its script, and the probe of its health. */
export interface ProcessSpec {
  name: string;
  /** Script and arguments for the Node that runs this. */
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Polled until true; a process without a probe is healthy as soon as it runs. */
  healthy?: () => Promise<boolean>;
  deadlineMs?: number;
  /** How long it may take to end before it is killed; the supervisor's default if missing. */
  graceMs?: number;
  /** False for `node --run`, which hands the channel's number to the script but not the channel. */
  channel?: false;
}

/** A started process; `ended` settles when its process is gone. */
export interface RunningProcess {
  name: string;
  child: ChildProcess;
  logFile: string;
  graceMs: number | undefined;
  ended: Promise<string>;
}

/** A process that did not start, or crashed; the message ends with its last log lines. */
export class ProcessError extends Error {
  override name = 'ProcessError';
  /** The last message that it sent to its parent. */
  readonly said: unknown;

  constructor(name: string, how: string, logFile: string, said?: unknown) {
    const tail = lastLines(logFile).map(line => `  | ${line}`);
    super(
      [`${name} ${how}. Its log is ${logFile}${tail.length > 0 ? ', and ends with' : ''}`, ...tail].join(
        '\n',
      ),
    );
    this.said = said;
  }
}

const exitWithParent = new URL('./exitWithParent.ts', import.meta.url).href;

/** Starts the process in a process group of its own (the supervisor, not Ctrl-C, decides the order of stopping). */
export function launch(spec: ProcessSpec, logFolder: string): RunningProcess {
  const { file, fd } = openLog(logFolder, spec.name);
  const preload = spec.channel === false ? [] : ['--import', exitWithParent];
  const child = spawn(process.execPath, [...preload, ...spec.args], {
    cwd: spec.cwd,
    env: spec.env,
    detached: true,
    stdio: ['ignore', fd, fd, ...(spec.channel === false ? [] : ['ipc' as const])],
  });
  closeSync(fd);
  const ended = new Promise<string>(resolve => {
    child.once('error', error => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  return { name: spec.name, child, logFile: file, graceMs: spec.graceMs, ended };
}
