import type { RequestHandler } from 'express';

const FILES = '/graphql/graphiql/';
/** Where a browser finds GraphiQL: the page, and its files, which come from the package. */
export const GRAPHIQL_PATHS = ['/graphql', `${FILES}*file`];
// It has an inline script, and its editor makes styles and workers.
const POLICY =
  "default-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** GraphiQL for a browser that opens /graphql. Mounted in development alone; production does not install it. */
export const graphiql: RequestHandler = async (req, res, next) => {
  const isQuery = req.path === '/graphql' && (req.query['query'] !== undefined || !req.accepts('html'));
  if (isQuery) return next();
  if (req.path !== '/graphql') {
    const { serveStatic } = await import('ruru/static');
    return serveStatic(FILES)(req, res, next);
  }
  const { ruruHTML } = await import('ruru/server');
  const htmlParts = { titleTag: '<title>GraphiQL</title>' };
  const page = ruruHTML({ endpoint: '/graphql', staticPath: FILES, htmlParts });
  res.set('Content-Security-Policy', POLICY).type('html').send(page);
};
