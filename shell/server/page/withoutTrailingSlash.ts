import type { RequestHandler } from 'express';
import { findPage } from '../../src/siteMap.ts';

/** One address for a page. The target comes from the site map: a path from outside could lead to another site. */
export const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  const page = findPage(request.path);
  if (!page || page.path === request.path) return next();
  const query = request.originalUrl.slice(request.path.length);
  response.redirect(308, page.path + query);
};
