import type { Chunk } from './chunks.ts';
import { beginner } from './texts/beginner.ts';
import { expert } from './texts/expert.ts';
import { intermediate } from './texts/intermediate.ts';
import type { FigureText } from './texts/text.ts';

const texts = { ...beginner, ...intermediate, ...expert };
type NamesOf<Group> = Group extends unknown ? keyof Group : never;

export type FigureId = NamesOf<(typeof texts)[keyof typeof texts]>;

/** Every figure in words, without its drawing: for outlines, print and tests. */
export const figures = Object.fromEntries(
  Object.entries(texts).flatMap(([chunk, group]) =>
    Object.entries(group).map(([id, text]) => [id, { ...text, chunk }]),
  ),
) as Readonly<Record<FigureId, FigureText & { chunk: Chunk }>>;

/** The names of all figures. */
export const figureIds = Object.keys(figures) as FigureId[];
