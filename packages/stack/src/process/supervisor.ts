import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from './health.ts';
import { launch, ProcessError, type ProcessSpec, type RunningProcess } from './siteProcess.ts';
import { forgetProcess, recordProcess, signalGroup } from './pidFile.ts';

const HEALTH_DEADLINE_MS = 60_000;
/** A little more than the ten seconds that a process may take to finish what is in flight. */
const STOP_GRACE_MS = 11_000;

/** Runs the processes of the site: starts them, waits until they are healthy, reports crashes, stops them. */
export class Supervisor {
  /** Rejects with a ProcessError as soon as a process exits without having been stopped. */
  readonly crashed: Promise<never>;
  readonly logFolder: string;
  readonly #pidFolder: string;
  readonly #running: RunningProcess[] = [];
  readonly #specs = new Map<string, ProcessSpec>();
  readonly #stopping = new Set<RunningProcess>();
  #reportCrash: (failure: ProcessError) => void = () => undefined;
  #closed = false;

  /** @param dataDir logs go to its `logs/`, process numbers to its `run/` */
  constructor(dataDir: string) {
    this.logFolder = path.join(dataDir, 'logs');
    this.#pidFolder = path.join(dataDir, 'run');
    this.crashed = new Promise((_, reject) => (this.#reportCrash = reject));
    // A process may crash before a listener is attached.
    this.crashed.catch(() => undefined);
  }

  /** Starts one process and returns when it is healthy; a ProcessError when it ends first or takes too long. */
  async start(spec: ProcessSpec): Promise<void> {
    const running = this.#launch(spec);
    this.#specs.set(spec.name, spec);
    const healthy = spec.healthy;
    if (!healthy) return;
    const gone = new AbortController();
    const ended = running.ended.then(how => {
      gone.abort();
      throw new ProcessError(running.name, how, running.logFile);
    });
    const deadlineMs = spec.deadlineMs ?? HEALTH_DEADLINE_MS;
    const ready = await Promise.race([waitUntil(healthy, deadlineMs, gone.signal), ended]);
    ended.catch(() => undefined);
    if (!ready) {
      throw new ProcessError(
        running.name,
        `was not ready after ${deadlineMs / 1000} seconds`,
        running.logFile,
      );
    }
  }

  /**
   * Runs a task that ends by itself, such as a build.
   * @returns the last message that it sent to its parent
   * @throws ProcessError unless it ends with code 0
   */
  async run(spec: ProcessSpec): Promise<unknown> {
    const running = this.#launch(spec, 'task');
    let result: unknown;
    running.child.on('message', message => (result = message));
    const how = await running.ended;
    if (how !== 'ended with code 0') throw new ProcessError(running.name, how, running.logFile, result);
    return result;
  }

  /** Stops one process, if it runs. */
  async stop(name: string): Promise<void> {
    const running = this.#running.find(one => one.name === name);
    if (running) await this.#stop(running);
  }

  /** Starts a process again that was stopped; one that runs is left alone. */
  async startAgain(name: string): Promise<void> {
    const spec = this.#specs.get(name);
    if (!spec) throw new Error(`There is no process called "${name}".`);
    if (!this.#running.some(running => running.name === name)) await this.start(spec);
  }

  /** Stops all processes and starts them again in the order in which they first came up. */
  async restartAll(): Promise<void> {
    await this.stopAll();
    for (const name of this.#specs.keys()) await this.startAgain(name);
  }

  /** Stops all processes, the last started first, and kills the group of one that does not end in time. */
  async stopAll(): Promise<void> {
    for (const running of [...this.#running].reverse()) await this.#stop(running);
  }

  /** Stops all processes for good: no process can be started afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.stopAll();
  }

  #launch(spec: ProcessSpec, kind: 'server' | 'task' = 'server'): RunningProcess {
    if (this.#closed) throw new Error('The site is being stopped.');
    const running = launch(spec, this.logFolder);
    this.#running.push(running);
    if (running.child.pid) recordProcess(this.#pidFolder, running.name, running.child.pid);
    void running.ended.then(how => {
      this.#running.splice(this.#running.indexOf(running), 1);
      forgetProcess(this.#pidFolder, running.name);
      const crashed = kind === 'server' && !this.#stopping.has(running);
      if (crashed) this.#reportCrash(new ProcessError(running.name, how, running.logFile));
    });
    return running;
  }

  async #stop(running: RunningProcess): Promise<void> {
    this.#stopping.add(running);
    running.child.kill('SIGTERM');
    await Promise.race([running.ended, sleep(running.graceMs ?? STOP_GRACE_MS, undefined, { ref: false })]);
    // Its own children, if any remain.
    signalGroup(running.child.pid, 'SIGKILL');
    await running.ended;
  }
}
