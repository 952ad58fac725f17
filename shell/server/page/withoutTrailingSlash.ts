import type { RequestHandler } from 'express';
import { findPage } from '../../src/siteMap.ts';

/** One address for a page. The target comes from the site map: a path from outside could lead to another site. */
export const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  const page = findPage(request.path);
  if (!page || page.path === request.path) return next();
  // A request may name a whole address, which is longer than its path.
  const [query = ''] = /\?[^#]*/.exec(request.originalUrl) ?? [];
  response.redirect(308, page.path + query);
};
