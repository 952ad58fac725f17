import type { Request, RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';

const parameterNames = new Set(['query', 'operationName', 'variables', 'extensions']);

/**
 * Rejects requests whose parameters two parsers could read differently: batches, repeated or unknown URL parameters,
 * and URL parameters beside a body. Apollo Server then reads what was checked.
 */
export const checkParameters: RequestHandler = (req, _res, next) => {
  const detail = Array.isArray(req.body) ? 'Send one operation per request.' : urlError(req);
  next(detail ? new Problem(400, detail) : undefined);
};

function urlError({ method, originalUrl }: Request): string | undefined {
  const start = originalUrl.indexOf('?');
  const names = start < 0 ? [] : [...new URLSearchParams(originalUrl.slice(start)).keys()];
  if (method === 'POST' && names.length > 0) return 'Send the parameters of a POST in its body only.';
  if (names.some(name => !parameterNames.has(name)))
    return `Use no URL parameters but ${[...parameterNames].join(', ')}.`;
  if (new Set(names).size < names.length) return 'Send each URL parameter once.';
  return undefined;
}
