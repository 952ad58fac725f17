import { UsageError } from '../releases/arguments.ts';

const MINUTES = { m: 1, h: 60, d: 1440 } as const;

/**
 * A time: `13:50` (UTC, the last time that clocks showed it), `90m`, `2h`, `1d` ago, or a whole date.
 * @throws UsageError
 */
export function readSince(given: string, now = new Date()): Date {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(given) ?? [];
  if (unit) return new Date(now.getTime() - Number(count) * MINUTES[unit as keyof typeof MINUTES] * 60_000);
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(given) ?? [];
  if (minutes && Number(hours) < 24 && Number(minutes) < 60) {
    const at = new Date(now);
    at.setUTCHours(Number(hours), Number(minutes), 0, 0);
    return at <= now ? at : new Date(at.getTime() - 86_400_000);
  }
  const date = new Date(given);
  if (/^\d{4}-\d{2}-\d{2}/.test(given) && !Number.isNaN(date.getTime())) return date;
  throw new UsageError(
    `--since is a time such as 13:50 (UTC), 90m, 2h or 2026-11-22T13:50Z, not "${given}".`,
  );
}
