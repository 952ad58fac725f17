import type { Chunk } from './chunks.ts';

export interface FigureText {
  /** Whose drawings it comes with. */
  chunk: Chunk;
  title: string;
  /** What to see in it. */
  caption: string;
  /** What it shows, for those who do not see it. */
  alternative: string;
  /** Its prices come from a seed, and the figure says so. */
  isSimulated?: boolean;
  isTall?: boolean;
}

const define = <Id extends string>(texts: Record<Id, FigureText>): Readonly<Record<Id, FigureText>> => texts;

/** Every figure in words: for outlines, print and tests, without its drawing. */
export const figures = define({
  'weekend-gap': {
    chunk: 'beginner-1',
    title: 'A weekend’s gap',
    caption:
      'Gold closes on Friday and opens on Sunday evening at another price. The stop-loss lies inside the gap, so it is filled at the first price after it. Bitcoin trades through the weekend and shows the same news as it comes.',
    alternative:
      'Two charts of the same weekend. Gold has no candles from Friday to Sunday evening and then opens far lower, below a stop-loss, which is filled at the opening price. Bitcoin falls step by step through Saturday and Sunday.',
    isSimulated: true,
  },
  recovery: {
    chunk: 'beginner-2',
    title: 'What recovers a loss',
    caption:
      'The gain that is needed grows faster than the loss, because it is earned on what is left: 11.1% after a loss of 10%, 25% after 20%, 100% after 50%. Move the loss and watch the second bar outgrow the first.',
    alternative:
      'A curve of the gain that recovers a loss, against the loss. It is almost flat at first and steepens: a loss of 10% needs 11.1%, 20% needs 25%, 50% needs 100%.',
  },
});

export type FigureId = keyof typeof figures;

/** The names of all figures. */
export const figureIds = Object.keys(figures) as FigureId[];
