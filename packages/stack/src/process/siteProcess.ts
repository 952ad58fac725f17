import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@site/federation/settings';

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
  spec: ProcessSpec;
  child: ChildProcess;
  logFile: string;
  ended: Promise<string>;
}

const LAST_LINES = 15;

/** A process that did not start, or crashed; the message ends with its last log lines. */
export class ProcessError extends UserError {
  /** The last message that it sent to its parent. */
  readonly said: unknown;

  constructor({ spec, logFile }: RunningProcess, how: string, said?: unknown) {
    const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd() : '';
    const tail = log ? log.split('\n').slice(-LAST_LINES) : [];
    const where = `Its log is ${logFile}${tail.length > 0 ? ', and ends with' : ''}`;
    super([`${spec.name} ${how}. ${where}`, ...tail.map(line => `  | ${line}`)].join('\n'));
    this.said = said;
  }
}

/** A killed supervisor cannot stop its processes, so each of them exits when the channel to it closes. */
const EXIT_WITH_PARENT = `data:text/javascript,
  process.channel?.unref();
  if (process.channel) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));`;

/** Starts the process in a process group of its own (the supervisor, not Ctrl-C, decides the order of stopping). */
export function launch(spec: ProcessSpec, logFolder: string): RunningProcess {
  const hasChannel = spec.channel !== false;
  const { logFile, fd } = openLog(logFolder, spec.name);
  const child = spawn(
    process.execPath,
    [...(hasChannel ? ['--import', EXIT_WITH_PARENT] : []), ...spec.args],
    {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', fd, fd, ...(hasChannel ? ['ipc' as const] : [])],
    },
  );
  closeSync(fd);
  const ended = new Promise<string>(resolve => {
    child.once('error', error => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  return { spec, child, logFile, ended };
}

/** Opens a fresh log for one run of a process and keeps the one of the run before as NAME.previous.log. */
function openLog(folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  const logFile = path.join(folder, `${name}.log`);
  if (existsSync(logFile)) renameSync(logFile, path.join(folder, `${name}.previous.log`));
  return { logFile, fd: openSync(logFile, 'a') };
}
