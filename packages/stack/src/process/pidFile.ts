import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { waitUntil } from './health.ts';

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

/** @returns the names of those that had survived the start that recorded them */
export async function stopRecorded(folder: string, graceMs = 5000): Promise<string[]> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter(file => file.endsWith('.json')).map(file => path.basename(file, '.json'));
  const alive = names.filter(name => findRecorded(folder, name) !== undefined);
  await Promise.all(
    alive.map(async name => {
      signalGroup(findRecorded(folder, name), 'SIGTERM');
      await waitUntil(async () => findRecorded(folder, name) === undefined, graceMs);
      signalGroup(findRecorded(folder, name), 'SIGKILL');
    }),
  );
  for (const name of names) forgetProcess(folder, name);
  return alive;
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

/** By start time and command line: ids are reused, so an id alone never justifies a kill. Undefined for none. */
export function identifyProcess(pid: number): string | undefined {
  try {
    if (!existsSync('/proc/self/stat'))
      return execFileSync('ps', ['-o', 'lstart=,command=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces: fields are counted from behind it.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return `${fields[18]} ${command}`;
  } catch {
    return undefined;
  }
}
