/** Parts of the product that a feature line can promise. */
type Part = 'quiz' | 'calculator' | 'glossary' | 'tutor';

/** What the site has today. A line that names anything else stays hidden until its part is added here. */
const delivered: ReadonlySet<Part> = new Set<Part>(['quiz', 'calculator', 'glossary', 'tutor']);

/** A feature line, and the part of the product that it names, if any. */
type FeatureLine = string | readonly [line: string, needs: Part];

/** The lines that can be kept today, in their order. */
export const offered = (...lines: readonly FeatureLine[]): string[] =>
  lines.flatMap(entry => {
    if (typeof entry === 'string') return [entry];
    const [line, needs] = entry;
    return delivered.has(needs) ? [line] : [];
  });
