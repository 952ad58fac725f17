import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from './health.ts';
import { launch, ProcessError, type ProcessSpec, type RunningProcess } from './siteProcess.ts';
import { forgetProcess, recordProcess, signalGroup } from './pidFile.ts';

const HEALTH_DEADLINE_MS = 60_000;
/** A little more than the ten seconds that a process may take to finish what is in flight. */
const STOP_GRACE_MS = 11_000;

/** The supervisor gives up when a process has ended so often by itself within a minute. */
const MAX_ENDS = 3;
const ENDS_WITHIN_MS = 60_000;

/** Runs the processes of the site: starts them, waits until they are healthy, starts them again, stops them. */
export class Supervisor {
  /** Rejects with a ProcessError when a process does not come up, or has ended too often without having been stopped. */
  readonly crashed: Promise<never>;
  readonly logFolder: string;
  readonly #pidFolder: string;
  readonly #running: RunningProcess[] = [];
  readonly #specs = new Map<string, ProcessSpec>();
  readonly #stopping = new Set<RunningProcess>();
  readonly #onRestart: ((name: string, how: string) => void) | undefined;
  /** When each process that has come up has ended by itself, in ms since 1970. */
  readonly #ends = new Map<string, number[]>();
  #reportCrash: (failure: unknown) => void = () => undefined;
  #closed = false;

  /** @param onRestart told of each process that has ended and is started again; without it none is */
  constructor(dataDir: string, onRestart?: (name: string, how: string) => void) {
    this.#onRestart = onRestart;
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
    await untilHealthy(running);
    if (!this.#ends.has(spec.name)) this.#ends.set(spec.name, []);
  }

  /** @returns the last message that it sent to its parent @throws ProcessError unless it ends with code 0 */
  async run(spec: ProcessSpec): Promise<unknown> {
    const running = this.#launch(spec, 'task');
    let result: unknown;
    running.child.on('message', message => (result = message));
    const how = await running.ended;
    if (how !== 'ended with code 0') throw new ProcessError(running, how, result);
    return result;
  }

  async stop(name: string): Promise<void> {
    const running = this.#running.find(({ spec }) => spec.name === name);
    if (running) await this.#stop(running);
  }

  /** Starts a process again that was stopped; one that runs is left alone. */
  async startAgain(name: string): Promise<void> {
    const spec = this.#specs.get(name);
    if (!spec) throw new Error(`There is no process called "${name}".`);
    if (!this.#running.some(running => running.spec.name === name)) await this.start(spec);
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
    if (running.child.pid) recordProcess(this.#pidFolder, spec.name, running.child.pid);
    void running.ended.then(how => {
      this.#running.splice(this.#running.indexOf(running), 1);
      forgetProcess(this.#pidFolder, spec.name);
      if (kind === 'server' && !this.#stopping.has(running)) this.#startAgainOrGiveUp(running, how);
    });
    return running;
  }

  #startAgainOrGiveUp(ended: RunningProcess, how: string): void {
    const { spec } = ended;
    const ends = this.#ends.get(spec.name)?.filter(at => Date.now() - at < ENDS_WITHIN_MS);
    if (!ends || !this.#onRestart) return this.#reportCrash(new ProcessError(ended, how));
    this.#ends.set(spec.name, [...ends, Date.now()]);
    if (ends.length + 1 >= MAX_ENDS)
      return this.#reportCrash(new ProcessError(ended, `${how}, three times within a minute`));
    if (this.#closed) return;
    this.#onRestart(spec.name, how);
    // An end before it is healthy comes back here; whatever else is wrong ends the site.
    const running = this.#launch(spec);
    void Promise.race([untilHealthy(running), running.ended]).catch(this.#reportCrash);
  }

  async #stop(running: RunningProcess): Promise<void> {
    this.#stopping.add(running);
    running.child.kill('SIGTERM');
    const graceMs = running.spec.graceMs ?? STOP_GRACE_MS;
    await Promise.race([running.ended, sleep(graceMs, undefined, { ref: false })]);
    // Its own children, if any remain.
    signalGroup(running.child.pid, 'SIGKILL');
    await running.ended;
  }
}

/** @throws ProcessError when the process ends first, or takes too long */
async function untilHealthy(running: RunningProcess): Promise<void> {
  const { healthy, deadlineMs = HEALTH_DEADLINE_MS } = running.spec;
  if (!healthy) return;
  const waiting = new AbortController();
  const outcome = await Promise.race([waitUntil(healthy, deadlineMs, waiting.signal), running.ended]);
  waiting.abort();
  if (outcome === true) return;
  throw new ProcessError(running, outcome || `was not ready after ${deadlineMs / 1000} seconds`);
}
