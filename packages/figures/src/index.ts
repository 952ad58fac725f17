export { Figure } from './Figure.tsx';
export { figureIds, figures, type FigureId, type FigureText } from './catalogue.ts';
