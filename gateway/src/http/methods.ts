import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

/** The last handler of a route: 405 with Allow for any other method. */
export function onlyMethods(...methods: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]): RequestHandler {
  const allowed = methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (req, res, next) => {
    if (req.method === 'OPTIONS') return void res.set('Allow', allowed).status(204).end();
    next(new Problem(405, `Use ${allowed}.`, { headers: { Allow: allowed } }));
  };
}

/** 404 for paths without a route. */
export const notFound: RequestHandler = (_req, _res, next) =>
  next(new Problem(404, 'There is nothing at this address.'));
