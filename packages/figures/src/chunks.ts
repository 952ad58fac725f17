import type { Drawings } from './drawing/drawing.ts';

/** The drawings of an open lesson, or of a level's locked ones, each in a file that loads with its first figure. */
export const chunks = {
  'beginner-1': () => import(/* webpackChunkName: "figures-beginner-1" */ './beginner/1-markets.ts'),
  'beginner-2': () => import(/* webpackChunkName: "figures-beginner-2" */ './beginner/2-risk.ts'),
  beginner: () => import(/* webpackChunkName: "figures-beginner" */ './beginner/locked.ts'),
  'intermediate-1': () =>
    import(/* webpackChunkName: "figures-intermediate-1" */ './intermediate/1-structure.ts'),
  'intermediate-2': () =>
    import(/* webpackChunkName: "figures-intermediate-2" */ './intermediate/2-indicators.ts'),
  intermediate: () => import(/* webpackChunkName: "figures-intermediate" */ './intermediate/locked.ts'),
  'expert-1': () => import(/* webpackChunkName: "figures-expert-1" */ './expert/1-strategy.ts'),
  'expert-2': () => import(/* webpackChunkName: "figures-expert-2" */ './expert/2-backtesting.ts'),
  expert: () => import(/* webpackChunkName: "figures-expert" */ './expert/locked.ts'),
} satisfies Record<string, () => Promise<{ drawings: Drawings }>>;

export type Chunk = keyof typeof chunks;
