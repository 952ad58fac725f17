export type LevelId = 'beginner' | 'intermediate' | 'expert';

export interface Module {
  /** 1–6 within its level. */
  number: number;
  title: string;
  minutes: number;
  /** As specified: what a user did is their progress (docs/specification.md#education). */
  completed: false;
  locked: boolean;
}

/** What a level includes, with what keeps the promise: a tool of the education page, or a module by its number. */
export interface Feature {
  text: string;
  tool?: 'position-size' | 'risk-of-ruin' | 'glossary' | 'templates';
  module?: number;
}

export interface Level {
  id: LevelId;
  name: string;
  subtitle: string;
  description: string;
  price: string;
  modules: readonly Module[];
  features: readonly Feature[];
  /** Four topics for the home screen. */
  bullets: readonly [string, string, string, string];
}

/** One payment opens one level for good (docs/specification.md#constants). */
export const PRICE = '$5 Lifetime';
const UNLOCKED_MODULES = 2;

/** The modules of a level from their titles and minutes, in order; the first two are open. */
export const modules = (...entries: readonly (readonly [title: string, minutes: number])[]): Module[] =>
  entries.map(([title, minutes], index) => ({
    number: index + 1,
    title,
    minutes,
    completed: false,
    locked: index >= UNLOCKED_MODULES,
  }));

/** Minutes of a whole level. */
export const totalMinutes = (level: Pick<Level, 'modules'>) =>
  level.modules.reduce((sum, module) => sum + module.minutes, 0);

/** "4 h 45 min"; whole hours leave the minutes out. */
export function formatHours(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || !hours) && `${rest} min`].filter(Boolean).join(' ');
}
