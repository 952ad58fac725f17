import type { Request } from 'express';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Dependencies } from '../dependencies.ts';
import { isSmall } from '../limits/requestLimit.ts';
import type { Execute, GraphQLAnswer } from './execute.ts';

/** Pages have a handful of such documents; whoever invents more only makes them be executed again. */
const MAX_KEPT = 100;

interface Kept {
  /** The rows that it was made of; undefined while it was asked for only once. */
  rows: unknown[] | undefined;
  answer: GraphQLAnswer;
}

/**
 * Executes a POST that reads the catalogue alone once for each reading of its rows, which lasts a second; whoever sends
 * the same body until then gets the same bytes. It was checked as any other: limits, validation, published operations.
 */
export function keepAnswers(
  { catalogue, requestLimit, tracing }: Pick<Dependencies, 'catalogue' | 'requestLimit' | 'tracing'>,
  execute: Execute,
): Execute {
  const answers = new Map<string, Kept>();
  return async (req, res) => {
    if (!isSmall(req)) return execute(req, res);
    const key = keyOf(req);
    const known = answers.get(key);
    // Before the execution, which may read newer ones: then the answer is not used again.
    const rows = known && (await rowsOf(catalogue));
    if (known?.rows && rows?.every((row, at) => row === known.rows?.[at])) {
      requestLimit.uncountAddress(req);
      tracing?.describe({ 'gateway.graphql.kept': 'true' });
      return known.answer;
    }
    const answer = await execute(req, res);
    if (!answer.fromMemory || answer.status !== 200) return answer;
    if (answers.size >= MAX_KEPT) answers.clear();
    answers.set(key, { rows, answer });
    return answer;
  };
}

/** All that such an answer depends on, but for the rows. */
const keyOf = (req: Request) => `${req.get('accept')}\n${JSON.stringify(req.body)}`;

/** Undefined while they cannot be read: the execution says why. */
const rowsOf = ({ services, testimonials }: Catalogue) =>
  Promise.all([services(), testimonials()]).catch(() => undefined);
