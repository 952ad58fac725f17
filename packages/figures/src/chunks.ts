import type { Drawings } from './drawing/drawing.ts';

/** The drawings of a lesson, each lesson's in a file that loads with its first figure. */
export const chunks = {
  'beginner-1': () => import(/* webpackChunkName: "figures-beginner-1" */ './beginner/1-markets.tsx'),
  'beginner-2': () => import(/* webpackChunkName: "figures-beginner-2" */ './beginner/2-risk.tsx'),
} satisfies Record<string, () => Promise<{ drawings: Drawings }>>;

export type Chunk = keyof typeof chunks;
