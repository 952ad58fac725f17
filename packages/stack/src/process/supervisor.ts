import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from './health.ts';
import { launch, PartError, type PartSpec, type RunningPart } from './part.ts';
import { forgetProcess, recordProcess, signalGroup } from './pidFile.ts';

const HEALTH_DEADLINE_MS = 60_000;
/** A little more than the ten seconds that a part may take to finish what is in flight. */
const STOP_GRACE_MS = 11_000;

/** Runs the parts of the site: starts them, waits until they are healthy, reports crashes, stops them. */
export class Supervisor {
  /** Rejects with a PartError as soon as a part exits without having been stopped. */
  readonly crashed: Promise<never>;
  readonly logFolder: string;
  readonly #pidFolder: string;
  readonly #parts: RunningPart[] = [];
  readonly #specs = new Map<string, PartSpec>();
  readonly #stopping = new Set<RunningPart>();
  #reportCrash: (failure: PartError) => void = () => undefined;
  #closed = false;

  /** @param dataDir logs go to its `logs/`, process numbers to its `run/` */
  constructor(dataDir: string) {
    this.logFolder = path.join(dataDir, 'logs');
    this.#pidFolder = path.join(dataDir, 'run');
    this.crashed = new Promise((_, reject) => (this.#reportCrash = reject));
    // A part may crash before a listener is attached.
    this.crashed.catch(() => undefined);
  }

  /** Starts one part and returns when it is healthy; a PartError when it ends first or takes too long. */
  async start(spec: PartSpec): Promise<void> {
    const part = this.#launch(spec);
    this.#specs.set(spec.name, spec);
    const healthy = spec.healthy;
    if (!healthy) return;
    const gone = new AbortController();
    const ended = part.ended.then(how => {
      gone.abort();
      throw new PartError(part.name, how, part.logFile);
    });
    const deadlineMs = spec.deadlineMs ?? HEALTH_DEADLINE_MS;
    const ready = await Promise.race([waitUntil(healthy, deadlineMs, gone.signal), ended]);
    ended.catch(() => undefined);
    if (!ready) {
      throw new PartError(part.name, `was not ready after ${deadlineMs / 1000} seconds`, part.logFile);
    }
  }

  /**
   * Runs a task that ends by itself, such as a build.
   * @returns the last message that it sent to its parent
   * @throws PartError unless it ends with code 0
   */
  async run(spec: PartSpec): Promise<unknown> {
    const part = this.#launch(spec, 'task');
    let result: unknown;
    part.process.on('message', message => (result = message));
    const how = await part.ended;
    if (how !== 'ended with code 0') throw new PartError(part.name, how, part.logFile);
    return result;
  }

  /** Stops one part, if it runs. */
  async stop(name: string): Promise<void> {
    const part = this.#parts.find(one => one.name === name);
    if (part) await this.#stop(part);
  }

  /** Starts a part again that was stopped; one that runs is left alone. */
  async startAgain(name: string): Promise<void> {
    const spec = this.#specs.get(name);
    if (!spec) throw new Error(`There is no part called "${name}".`);
    if (!this.#parts.some(part => part.name === name)) await this.start(spec);
  }

  /** Stops all parts and starts them again in the order in which they first came up. */
  async restartAll(): Promise<void> {
    await this.stopAll();
    for (const name of this.#specs.keys()) await this.startAgain(name);
  }

  /** Stops all parts, the last started first, and kills the group of one that does not end in time. */
  async stopAll(): Promise<void> {
    for (const part of [...this.#parts].reverse()) await this.#stop(part);
  }

  /** Stops all parts for good: no part can be started afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.stopAll();
  }

  #launch(spec: PartSpec, kind: 'part' | 'task' = 'part'): RunningPart {
    if (this.#closed) throw new Error('The site is being stopped.');
    const part = launch(spec, this.logFolder);
    this.#parts.push(part);
    if (part.process.pid) recordProcess(this.#pidFolder, part.name, part.process.pid);
    void part.ended.then(how => {
      this.#parts.splice(this.#parts.indexOf(part), 1);
      forgetProcess(this.#pidFolder, part.name);
      const crashed = kind === 'part' && !this.#stopping.has(part);
      if (crashed) this.#reportCrash(new PartError(part.name, how, part.logFile));
    });
    return part;
  }

  async #stop(part: RunningPart): Promise<void> {
    this.#stopping.add(part);
    part.process.kill('SIGTERM');
    await Promise.race([part.ended, sleep(part.graceMs ?? STOP_GRACE_MS, undefined, { ref: false })]);
    // Its own children, if any remain.
    signalGroup(part.process.pid, 'SIGKILL');
    await part.ended;
  }
}
