import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

/** The end of a route: any other method is refused with 405 and the methods that there are. */
export function onlyMethods(...methods: ('GET' | 'POST')[]): RequestHandler {
  const allowed = methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return (req, res, next) => {
    if (req.method === 'OPTIONS') return void res.set('Allow', allowed).status(204).end();
    next(new Problem(405, `Use ${allowed}.`, { headers: { Allow: allowed } }));
  };
}

/** Whatever no route took. */
export const notFound: RequestHandler = (_req, _res, next) =>
  next(new Problem(404, 'There is nothing at this address.'));
