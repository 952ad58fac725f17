import express, { type RequestHandler } from 'express';
import { Problem } from './problem.ts';

/**
 * Reads a JSON body of at most `limit` (such as '64kb'); `requireJson` comes before it.
 * @throws {Problem} 413 for a longer body, 400 for text that is no JSON.
 */
export const jsonBody = (limit: string): RequestHandler =>
  express.json({ limit, type: 'application/json', strict: true });

/** Refuses another content type by the header alone (415): a guard may follow before the body is read. */
export const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.get('content-type');
  const isUtf8 = type !== undefined && !/charset\s*=\s*"?(?!utf-8\b)/i.test(type);
  next(
    isUtf8 && req.is('application/json') !== false
      ? undefined
      : new Problem(415, 'Send application/json in UTF-8.'),
  );
};
