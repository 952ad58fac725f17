import { parseArgs } from 'node:util';
import type { Benchmark } from '../benchmark.ts';
import { tables } from './figures.ts';
import { leaveOneOut } from './leaveOneOut.ts';
import { measureStrangers } from './strangers.ts';

/**
 * How good the tutor's guardrail and search are: what each author wrote, by a tutor that has not learned from that author;
 * with `--groups N` authors are left out in N groups. With `--folder PATH` by the committed models, for authors of that
 * folder from whom they have not learned, see `measureStrangers`.
 */
export const benchTutor: Benchmark = async ({ onExit, progress, args }) => {
  const options = { folder: { type: 'string' }, groups: { type: 'string' } } as const;
  const { folder, groups } = parseArgs({ args, options }).values;
  const onAuthors = (authors: readonly string[]) => progress.step('tutor', `without ${authors.join(', ')}`);
  const measured =
    folder === undefined
      ? await leaveOneOut(onExit, onAuthors, groups === undefined ? undefined : Number(groups))
      : await measureStrangers(folder);
  progress.print(`\nTutor, what each author wrote\n${tables(measured)}`);
};
