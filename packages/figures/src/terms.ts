import type { FigureId } from './catalogue.ts';
import terms from './texts/terms.json' with { type: 'json' };

/** Terms of the glossary by their ids, each with the figure that shows it. Without the figures' words: it is small. */
export const figuresOfTerms: Readonly<Partial<Record<string, FigureId>>> = terms as Record<string, FigureId>;
