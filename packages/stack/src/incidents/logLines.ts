import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { UserError } from '@site/federation/settings';
import { withoutControls } from '../command/progress.ts';
import { UsageError } from '../command/runCommand.ts';

const errorSchema = z.object({
  time: z.number(),
  msg: z.literal('browser error'),
  kind: z.string(),
  stage: z.string().optional(),
  microfrontend: z.string(),
  version: z.string(),
  owner: z.string(),
  page: z.string(),
  message: z.string(),
  stack: z.array(z.string()),
  count: z.number(),
  browser: z.string(),
  traceId: z.string().optional(),
  pinned: z.boolean().optional(),
});
/** An error as a shell host logged it. */
export type ErrorLine = z.infer<typeof errorSchema>;

const droppedSchema = z.object({ time: z.number(), dropped: z.number() });

export interface BrowserLog {
  errors: ErrorLine[];
  /** Errors of all microfrontends that were counted and not logged: there were too many different ones. */
  dropped: number;
}

/** The shell host's logs of `npm start`: this run's and those before that are still there. */
export const ownLogs = (dataDir: string) =>
  ['shell.previous.log', 'shell.log'].map(name => path.join(dataDir, 'logs', name)).filter(existsSync);

/**
 * Without those of pinned browsers. @param files `-` is standard input @throws UserError for one that cannot be read
 */
export async function readBrowserLog(files: readonly string[], since: Date): Promise<BrowserLog> {
  const log: BrowserLog = { errors: [], dropped: 0 };
  for (const file of files) {
    const input = file === '-' ? process.stdin : createReadStream(file);
    try {
      for await (const text of createInterface({ input })) take(text, since, log);
    } catch (error) {
      throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
    }
  }
  log.errors.sort((one, other) => one.time - other.time);
  return log;
}

function take(text: string, since: Date, log: BrowserLog) {
  const start = text.indexOf('{"');
  if (start < 0 || !text.includes('"browser ')) return;
  const line = parse(text.slice(start));
  const error = errorSchema.safeParse(line);
  const isVisitors = error.success && !error.data.pinned;
  if (isVisitors && error.data.time >= since.getTime()) log.errors.push(error.data);
  const dropped = droppedSchema.safeParse(line);
  if (dropped.success && dropped.data.time >= since.getTime()) log.dropped += dropped.data.dropped;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? withoutControls(value) : value,
    );
  } catch {
    return undefined;
  }
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `90m`, `2h`, `1d` ago, or a whole date. @throws UsageError */
export function readSince(given: string, now = new Date()): Date {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(given) ?? [];
  if (unit) return new Date(now.getTime() - Number(count) * UNITS[unit as keyof typeof UNITS]);
  const date = new Date(given);
  if (!/^\d{4}-\d\d-\d\d/.test(given) || Number.isNaN(date.getTime()))
    throw new UsageError(`--since is a time such as 90m, 2h or 2026-11-22T13:50Z, not "${given}".`);
  return date;
}
