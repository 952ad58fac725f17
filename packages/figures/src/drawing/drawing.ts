import type { Frame } from './frame.ts';
import type { Marks } from './marks.tsx';

/** What the reader moves: a native slider, whose value is spoken in the words of the drawing. */
export interface Control {
  label: string;
  min: number;
  max: number;
  step: number;
  /** What a figure begins with. */
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
  /** What is left and right of the plot on either canvas, where the first slider moves along it. */
  sides?: readonly [left: number, right: number];
}

export type Drawings = Readonly<Record<string, Drawing>>;

/** A control's label, its ends, what it begins with, and its step. */
type ControlNumbers = readonly [label: string, min: number, max: number, start: number, step?: number];

/** A drawing that its reader moves. */
export const moved = (
  draw: Drawing['draw'],
  say: NonNullable<Drawing['say']>,
  ...controls: readonly ControlNumbers[]
): Drawing => ({
  draw,
  say,
  controls: controls.map(([label, min, max, start, step = 1]) => ({ label, min, max, start, step })),
});
