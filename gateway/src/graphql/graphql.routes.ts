import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/problem.ts';
import { limitRequests } from '../limits/limits.ts';
import { createContext, type Context } from './context.ts';
import { onlyPublished } from './publishedOperations.ts';
import { printedSchema } from './schema.ts';

const BODY_LIMIT = '100kb';
const GRAPHIQL_FILES = '/graphql/graphiql/';
// GraphiQL has an inline script, and its editor makes styles and workers.
const GRAPHIQL_POLICY =
  "default-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * GET and POST /graphql, and in development GraphiQL. GET /schema.graphql: the schema of this process, for the release
 * gate; the shell host does not proxy it.
 */
export function graphqlRoutes(deps: Dependencies, apollo: ApolloServer<Context>): Router {
  const router = Router();
  const execute = [
    ...(deps.operations ? [onlyPublished(deps.operations)] : []),
    expressMiddleware(apollo, { context: async ({ req, res }) => createContext(deps, req, res) }),
  ];
  if (deps.env.NODE_ENV !== 'production') router.get(['/graphql', `${GRAPHIQL_FILES}*file`], graphiql);
  router
    .route('/graphql')
    .all(noStore, limitRequests(deps.limit))
    .get(emptyBody, execute)
    .post(requireJson, jsonBody(BODY_LIMIT), execute)
    .all(onlyMethods('GET', 'POST'));
  const schema = printedSchema();
  router
    .route('/schema.graphql')
    .get((_req, res) => void res.set('Cache-Control', 'no-cache').type('text/plain').send(schema))
    .all(onlyMethods('GET'));
  return router;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Apollo's integration wants a parsed body of every request. */
const emptyBody: RequestHandler = (req, _res, next) => {
  req.body = {};
  next();
};

/** For a browser that opens /graphql, and the page's files. Production does not install the package. */
const graphiql: RequestHandler = async (req, res, next) => {
  if (req.path.startsWith(GRAPHIQL_FILES) && req.path !== GRAPHIQL_FILES) {
    const { serveStatic } = await import('ruru/static');
    return serveStatic(GRAPHIQL_FILES)(req, res, next);
  }
  if (req.query['query'] !== undefined || req.accepts(['json', 'html']) !== 'html') return next();
  const { ruruHTML } = await import('ruru/server');
  const htmlParts = { titleTag: '<title>GraphiQL</title>' };
  const page = ruruHTML({ endpoint: '/graphql', staticPath: GRAPHIQL_FILES, htmlParts });
  res.set('Content-Security-Policy', GRAPHIQL_POLICY).type('html').send(page);
};
