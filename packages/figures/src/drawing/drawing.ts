import type { Frame } from './frame.ts';
import type { Marks } from './marks.tsx';

/** What the reader moves: a native slider, whose value is spoken in the words of the drawing. */
export interface Control {
  label: string;
  min: number;
  max: number;
  step: number;
  /** What a figure begins with, and what is printed. */
  start: number;
}

/** A drawing by the numbers of its controls. */
export interface Drawing {
  draw(frame: Frame, ...values: number[]): Marks;
  controls?: readonly Control[];
  /** What the picture shows now: under it, and spoken with each change. */
  say?(...values: number[]): string;
  /** Where a pointer that holds the drawing's `grab` moves the first control to. */
  drag?(frame: Frame, x: number, y: number): number;
}

export type Drawings = Readonly<Record<string, Drawing>>;

export const control = (label: string, min: number, max: number, start: number, step = 1): Control => ({
  label,
  min,
  max,
  step,
  start,
});
