import { useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long the offer counts down, in ms, and how often it is updated (docs/specification.md#promo). */
export const COUNTDOWN = 5 * DAY;
const TICK = SECOND;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export const timeLeft = (ms: number): TimeLeft => ({
  days: Math.floor(ms / DAY),
  hours: Math.floor((ms % DAY) / HOUR),
  minutes: Math.floor((ms % HOUR) / MINUTE),
  seconds: Math.floor((ms % MINUTE) / SECOND),
});

/** The time that is left until `end` (ms since the epoch), updated every second until zero. */
export function useCountdown(end: number): TimeLeft {
  const [left, setLeft] = useState(() => Math.max(0, end - Date.now()));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setLeft(Math.max(0, end - Date.now())), TICK);
    return () => clearInterval(timer);
  }, [end, over]);
  return timeLeft(left);
}
