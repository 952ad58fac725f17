import type { RequestHandler } from 'express';
import type { Env } from '../settings.ts';
import { Problem } from './problem.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site caused: its Origin, or the browser's Sec-Fetch-Site, names another site. Of reads it,
 * or a neighbour on the same domain, may cause one that a user follows to, as a page; what their own pages load would use up
 * the user's limits.
 */
export function csrfProtection(env: Env): RequestHandler {
  // Outside production the microfrontend hosts are the site's own, too.
  const own = new Set([env.PUBLIC_URL, ...(env.NODE_ENV === 'production' ? [] : env.MICROFRONTEND_ORIGINS)]);
  return (req, _res, next) => {
    const origin = req.get('origin');
    const site = req.get('sec-fetch-site');
    if (reads.has(req.method)) {
      const isForeign = site === 'cross-site' || (site === 'same-site' && !own.has(origin ?? ''));
      const isLoaded = isForeign && req.get('sec-fetch-dest') !== 'document';
      return next(isLoaded ? new Problem(403, 'Open this by a link or its address.') : undefined);
    }
    const foreignOrigin = origin !== undefined && !own.has(origin);
    // Another port or subdomain is "same-site", and is ours only if its Origin says so.
    const foreignSite = site === 'cross-site' || (site === 'same-site' && origin === undefined);
    next(
      foreignOrigin || foreignSite ? new Problem(403, 'Writes are accepted from this site only.') : undefined,
    );
  };
}
