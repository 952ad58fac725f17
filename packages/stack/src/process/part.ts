import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { lastLines, openLog } from './logFile.ts';

/** One process of the site: what to run with this Node, and how to see that it works. */
export interface PartSpec {
  name: string;
  /** Script and arguments for the Node that runs this. */
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Asked until it says yes; a part without a probe is healthy as soon as it runs. */
  healthy?: () => Promise<boolean>;
  deadlineMs?: number;
  /** How long it may take to end before it is killed; by default what the supervisor grants. */
  graceMs?: number;
  /** False for `node --run`, which hands the channel's number to the script but not the channel. */
  channel?: false;
}

/** A started part; `ended` settles when its process is gone. */
export interface RunningPart {
  name: string;
  process: ChildProcess;
  logFile: string;
  graceMs: number | undefined;
  ended: Promise<string>;
}

/** A part that did not come up, or died; the message ends with its last log lines. */
export class PartFailure extends Error {
  override name = 'PartFailure';

  constructor(name: string, how: string, logFile: string) {
    const tail = lastLines(logFile).map(line => `  | ${line}`);
    super(
      [`${name} ${how}. Its log is ${logFile}${tail.length > 0 ? ', and ends with' : ''}`, ...tail].join(
        '\n',
      ),
    );
  }
}

const leaveWithParent = new URL('./leaveWithParent.ts', import.meta.url).href;

/** Starts the part in a process group of its own (Ctrl-C must not reach it before the supervisor does). */
export function launch(spec: PartSpec, logFolder: string): RunningPart {
  const { file, fd } = openLog(logFolder, spec.name);
  const preload = spec.channel === false ? [] : ['--import', leaveWithParent];
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
  return { name: spec.name, process: child, logFile: file, graceMs: spec.graceMs, ended };
}
