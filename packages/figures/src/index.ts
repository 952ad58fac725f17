export { Figure } from './Figure.tsx';
export { figureIds, figures, type FigureId } from './catalogue.ts';
export type { FigureText } from './texts/text.ts';
