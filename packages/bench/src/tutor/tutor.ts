import { parseArgs } from 'node:util';
import type { Benchmark } from '../benchmark.ts';
import { tables } from './figures.ts';
import { leaveOneOut } from './leaveOneOut.ts';
import { printReplies } from './printReplies.ts';
import { measureStrangers } from './strangers.ts';

/**
 * How good the tutor's guardrail and search are: what each author wrote, by a tutor that has not learned from that author;
 * with `--groups N` authors are left out in N groups. With `--folder PATH` by the committed models, for authors of that
 * folder from whom they have not learned, see `measureStrangers`. With `--ask FILE` it prints the reply to each line of a
 * file as a line of JSON; with `--model` too, the model at `OPENAI_BASE_URL` answers.
 */
export const benchTutor: Benchmark = async ({ onExit, progress, args }) => {
  const text = { type: 'string' } as const;
  const options = { folder: text, groups: text, ask: text, model: { type: 'boolean' } } as const;
  const { folder, groups, ask, model } = parseArgs({ args, options }).values;
  if (ask !== undefined) return printReplies(ask, model ?? false, line => progress.print(line));
  const onAuthors = (authors: readonly string[]) => progress.step('tutor', `without ${authors.join(', ')}`);
  const measured =
    folder === undefined
      ? await leaveOneOut(onExit, onAuthors, groups === undefined ? undefined : Number(groups))
      : await measureStrangers(folder);
  progress.print(`\nTutor, what each author wrote\n${tables(measured)}`);
};
