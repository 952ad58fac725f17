import type { Drawings } from './drawing/drawing.ts';

/** The drawings of an open lesson, or of a level's locked ones, each in a file that loads with its first figure. */
export const chunks = {
  'beginner-1': () => import(/* webpackChunkName: "figures-beginner-1" */ './beginner/1-markets.tsx'),
  'beginner-2': () => import(/* webpackChunkName: "figures-beginner-2" */ './beginner/2-risk.tsx'),
  beginner: () => import(/* webpackChunkName: "figures-beginner" */ './beginner/locked.tsx'),
  'intermediate-1': () =>
    import(/* webpackChunkName: "figures-intermediate-1" */ './intermediate/1-structure.tsx'),
  'intermediate-2': () =>
    import(/* webpackChunkName: "figures-intermediate-2" */ './intermediate/2-indicators.tsx'),
  intermediate: () => import(/* webpackChunkName: "figures-intermediate" */ './intermediate/locked.tsx'),
  'expert-1': () => import(/* webpackChunkName: "figures-expert-1" */ './expert/1-strategy.tsx'),
  'expert-2': () => import(/* webpackChunkName: "figures-expert-2" */ './expert/2-backtesting.tsx'),
  expert: () => import(/* webpackChunkName: "figures-expert" */ './expert/locked.tsx'),
} satisfies Record<string, () => Promise<{ drawings: Drawings }>>;

export type Chunk = keyof typeof chunks;
