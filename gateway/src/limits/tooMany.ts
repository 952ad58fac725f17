import { Problem } from '../http/problem.ts';

const MINUTE_SECONDS = 60;

/** 429 for a limit that is used up for so many seconds more: in `Retry-After`, and in words. */
export const tooMany = (what: 'attempts' | 'requests', seconds: number): Problem =>
  new Problem(429, `Too many ${what}. Please try again in ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });

function inWords(seconds: number): string {
  if (seconds <= 2 * MINUTE_SECONDS) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes <= 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
