import { beginner } from './levels/beginner.ts';
import { expert } from './levels/expert.ts';
import { intermediate } from './levels/intermediate.ts';
import type { Level, LevelId } from './level.ts';

export { formatHours, totalMinutes } from './level.ts';
export { dueAgain, lessonsOf, lessonToContinue, stateOf } from './progress.ts';
export type { Feature, Level, LevelId, Module } from './level.ts';
export type { Attempt, CheckAnswer, LessonProgress } from './progress.ts';

/** The programme: three levels in the order in which they are taught. */
export const levels: readonly [Level, Level, Level] = [beginner, intermediate, expert];

/** Questions to begin with. Each is answered by a lesson of its level (a test of the gateway asks them all). */
export const starters: Record<LevelId, readonly string[]> = {
  beginner: ['What is a stop-loss?', 'What does XAU/USD mean?', 'How large may a position be?'],
  intermediate: ['What is a moving average?', 'What does the ATR measure?', 'How do real yields move gold?'],
  expert: ['What is curve fitting?', 'How is drawdown measured?', 'What is risk of ruin?'],
};
