import type { Citation } from '../reply.ts';
import type { Passage } from './passages.ts';

/** The citations of passages under the numbers 1, 2 … */
export const citationsOf = (passages: readonly Passage[]): Citation[] =>
  passages.map(({ id, kind, level, module, title, section }, index) => ({
    number: index + 1,
    level,
    module,
    title,
    section,
    term: kind === 'term' ? id.slice(id.indexOf('/') + 1) : null,
  }));
