import type { Level } from './outline.ts';

/** Minutes of a whole level. */
export const totalMinutes = (level: Pick<Level, 'modules'>) =>
  level.modules.reduce((sum, module) => sum + module.minutes, 0);

/** "4 h 45 min"; whole hours leave the minutes out. */
export function formatHours(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
