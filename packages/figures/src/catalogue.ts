import type { Chunk } from './chunks.ts';
import beginner from './texts/beginner.json' with { type: 'json' };
import expert from './texts/expert.json' with { type: 'json' };
import intermediate from './texts/intermediate.json' with { type: 'json' };

export interface FigureText {
  title: string;
  /** What to see in it. */
  caption: string;
  /** What it shows, for those who do not see it. */
  alternative: string;
  /** Its numbers come from a seed or are invented, and the figure says so. */
  isSimulated?: boolean;
  /** It has several panes, one above the other. */
  isTall?: boolean;
  /** It is a table and needs no drawing. */
  table?: string[][];
  /** What its reader is asked at once, before the questions on the lesson. */
  ask?: { id: string; question: string; choices: string[]; answer: number; explanations: string[] };
}

const texts = { ...beginner, ...intermediate, ...expert };
type NamesOf<Group> = Group extends unknown ? keyof Group : never;

export type FigureId = NamesOf<(typeof texts)[Chunk]>;

/** Every figure in words, with the chunk that draws it: for outlines, print and tests. */
export const figures = Object.fromEntries(
  Object.entries(texts).flatMap(([chunk, group]) =>
    Object.entries(group).map(([id, text]) => [id, { ...text, chunk }]),
  ),
) as Readonly<Record<FigureId, FigureText & { chunk: Chunk }>>;

/** A figure by the name that a gateway sends; undefined where this build does not know it. */
export const findFigure = (id: string): (typeof figures)[FigureId] | undefined => figures[id as FigureId];

/** The names of all figures. */
export const figureIds = Object.keys(figures) as FigureId[];
