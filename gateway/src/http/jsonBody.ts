import express, { type RequestHandler } from 'express';
import { Problem } from './problem.ts';

/** No input has more; GraphQL repeats an object for each of its unknown keys. */
const MAX_KEYS = 50;

/**
 * Reads a JSON body of at most `limit` (such as '64kb'); `requireJson` comes before it.
 * @throws {Problem} 413 for a longer body, 400 for text that is no JSON, an object with more than 50 keys or with `length`.
 */
export function jsonBody(limit: string): RequestHandler {
  const parse = express.json({ limit, type: 'application/json', strict: true, inflate: false });
  return (req, res, next) =>
    parse(req, res, (error?: unknown) => {
      if (error) return next(error);
      const refusal = refusalOf(req.body);
      next(refusal && new Problem(400, refusal));
    });
}

// Not by the parser's reviver: called for each value, it takes twenty times as long as the parser.
function refusalOf(body: unknown): string | undefined {
  const open = [body];
  for (const value of open) {
    if (typeof value !== 'object' || value === null) continue;
    const values = Object.values(value);
    if (!Array.isArray(value)) {
      if (values.length > MAX_KEYS) return `An object may have ${MAX_KEYS} keys.`;
      // Zod measures whatever has one, and throws where that is no number.
      if (Object.hasOwn(value, 'length')) return 'No object may have the key "length".';
    }
    for (const each of values) if (typeof each === 'object') open.push(each);
  }
  return undefined;
}

/** Refuses another content type by the header alone (415): a guard may follow before the body is read. */
export const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.get('content-type');
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]*)/i.exec(type ?? '') ?? [];
  const isUtf8 = type !== undefined && charset.toLowerCase() === 'utf-8';
  next(
    isUtf8 && req.is('application/json') !== false
      ? undefined
      : new Problem(415, 'Send application/json in UTF-8.'),
  );
};
