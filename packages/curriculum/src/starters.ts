import type { LevelId } from './outline.ts';

/** Questions to begin with. Each is answered by a lesson of its level (a test of the gateway asks them all). */
export const starters: Record<LevelId, readonly string[]> = {
  beginner: ['What is a stop-loss?', 'What does XAU/USD mean?', 'How large may a position be?'],
  intermediate: ['What is a moving average?', 'What does the ATR measure?', 'How do real yields move gold?'],
  expert: ['What is curve fitting?', 'How is drawdown measured?', 'What is risk of ruin?'],
};
