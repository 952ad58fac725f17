import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Opens a fresh log for one run of a process and keeps the one of the run before as NAME.previous.log. */
export function openLog(folder: string, name: string): { file: string; fd: number } {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, path.join(folder, `${name}.previous.log`));
  return { file, fd: openSync(file, 'a') };
}

/** @returns the last lines of a log, for the error message of a crashed process. */
export function lastLines(file: string, count = 15): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count);
}
