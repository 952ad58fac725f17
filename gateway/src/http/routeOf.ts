import type { Request } from 'express';

/** The route that took a request, or "none". Never its path: what a client makes up belongs in no log and no label. */
export function routeOf(req: Request): string {
  const path: unknown = (req.route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? req.baseUrl + path : 'none';
}
