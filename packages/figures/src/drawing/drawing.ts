import type { ReactNode } from 'react';
import type { Frame } from './frame.ts';

/** What the reader moves: a native slider, whose value is spoken in the words of the drawing. */
export interface Control {
  label: string;
  min: number;
  max: number;
  step: number;
  /** What a figure begins with, and what is printed. */
  start: number;
}

export interface Drawing {
  /** @param values those of the controls, in their order */
  draw(frame: Frame, values: readonly number[]): ReactNode;
  controls?: readonly Control[];
  /** What the picture shows now: under it, and spoken with each change. */
  say?(values: readonly number[]): string;
  /** Where a pointer that holds the drawing's `Grab` moves the first control to. */
  drag?(frame: Frame, x: number, y: number): number;
}

export type Drawings = Readonly<Record<string, Drawing>>;
