export { Figure } from './Figure.tsx';
export { figureIds, figures, findFigure, type FigureId, type FigureText } from './catalogue.ts';
