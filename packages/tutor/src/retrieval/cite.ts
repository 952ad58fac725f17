import type { Citation } from '../reply.ts';
import type { Passage } from './passages.ts';

/** The citation of a section under a number. */
export const cite = ({ level, module, title, section }: Passage, number: number): Citation => ({
  number,
  level,
  module,
  title,
  section,
});
