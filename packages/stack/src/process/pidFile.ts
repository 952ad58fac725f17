import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { identifyProcess } from './identity.ts';

const Recorded = z.object({ pid: z.number().int().positive(), identity: z.string() });

/** Records a process in FOLDER/NAME.json, so that a later start can find it. */
export function recordProcess(folder: string, name: string, pid: number): void {
  const identity = identifyProcess(pid);
  if (!identity) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ pid, identity }));
}

/** Removes the record of a process that has ended. */
export function forgetProcess(folder: string, name: string): void {
  rmSync(path.join(folder, `${name}.json`), { force: true });
}

/** @returns the number of the recorded process if it still runs and is the very one that was recorded. */
export function findRecorded(folder: string, name: string): number | undefined {
  try {
    const text = readFileSync(path.join(folder, `${name}.json`), 'utf8');
    const { pid, identity } = Recorded.parse(JSON.parse(text));
    return identifyProcess(pid) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stops every process that an earlier start recorded in the folder and that survived it.
 * @returns the names of those that were still there.
 */
export async function stopRecorded(folder: string, graceMs = 5000): Promise<string[]> {
  const names = recordedNames(folder);
  const alive = names.filter(name => findRecorded(folder, name) !== undefined);
  await Promise.all(alive.map(name => stopOne(folder, name, graceMs)));
  for (const name of names) forgetProcess(folder, name);
  return alive;
}

function recordedNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(file => file.endsWith('.json'))
      .map(file => path.basename(file, '.json'));
  } catch {
    return [];
  }
}

async function stopOne(folder: string, name: string, graceMs: number): Promise<void> {
  const deadline = Date.now() + graceMs;
  signalGroup(findRecorded(folder, name), 'SIGTERM');
  while (Date.now() < deadline && findRecorded(folder, name) !== undefined) await sleep(50);
  signalGroup(findRecorded(folder, name), 'SIGKILL');
}

/** Sends a signal to a process and all that it started; a group that is gone is no error. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Ended in the meantime.
  }
}
