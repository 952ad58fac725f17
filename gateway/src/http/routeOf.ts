import type { Request } from 'express';

/** The route that took a request, or "none". Never its path: what a client makes up belongs in no log and no label. */
export function routeOf({ route, baseUrl, originalUrl }: Request): string {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  if (typeof path !== 'string') return 'none';
  // Express takes the base back when a request leaves its router with an error.
  return (baseUrl || (originalUrl.startsWith('/api/') ? '/api' : '')) + path;
}
