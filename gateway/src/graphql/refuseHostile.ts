import type { Request, RequestHandler } from 'express';
import { outOfBounds } from './documentBounds.ts';
import { acceptsLegacyJsonOnly } from './errors.ts';

const REMEMBERED = 500;
const REMEMBERED_LENGTH = 4000;

/** Answers 400 to a batch, and to a document beyond its bounds, before Apollo sees either. */
export function refuseHostileDocuments(): RequestHandler {
  // The site sends the same few documents again and again: those are measured once.
  const harmless = new Set<string>();
  return (req, res, next) => {
    const refusal = Array.isArray(req.body)
      ? 'Send one operation at a time.'
      : refusalOf(source(req), harmless);
    if (!refusal) return next();
    const plain = acceptsLegacyJsonOnly(req.get('accept')) && !Array.isArray(req.body);
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } };
    res.status(plain ? 200 : 400).type(plain ? 'application/json' : 'application/graphql-response+json');
    res.send(JSON.stringify({ errors: [{ message: refusal, extensions }] }));
  };
}

const source = ({ method, query, body }: Request): unknown =>
  method === 'GET' ? query['query'] : (body as { query?: unknown } | undefined)?.query;

function refusalOf(document: unknown, harmless: Set<string>): string | undefined {
  if (typeof document !== 'string' || harmless.has(document)) return undefined;
  const refusal = outOfBounds(document);
  if (!refusal && document.length <= REMEMBERED_LENGTH && harmless.size < REMEMBERED) harmless.add(document);
  return refusal;
}
