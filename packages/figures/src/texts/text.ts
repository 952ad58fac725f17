import type { Chunk } from '../chunks.ts';

export interface FigureText {
  title: string;
  /** What to see in it. */
  caption: string;
  /** What it shows, for those who do not see it. */
  alternative: string;
  /** Its prices come from a seed, and the figure says so. */
  isSimulated?: true;
  /** It has several panes, one above the other. */
  isTall?: true;
}

/** By the lesson with whose drawings they come, and by name. */
export type Texts = Partial<Record<Chunk, Readonly<Record<string, FigureText>>>>;
