export { Figure } from './Figure.tsx';
export { figureIds, figureOfTerm, figures, type FigureId, type FigureText } from './catalogue.ts';
