import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { limitRequests } from '../limits/requestLimit.ts';
import { createContext, type Context } from './context.ts';
import { graphiql, GRAPHIQL_PATHS } from './graphiql.ts';
import { onlyPublished } from './publishedOperations.ts';

const BODY_LIMIT = '100kb';

/** GET and POST /graphql, and in development GraphiQL. */
export function graphqlRoutes(deps: Dependencies, apollo: ApolloServer<Context>): Router {
  const router = Router();
  const execute = [
    ...(deps.operations ? [onlyPublished(deps.operations)] : []),
    expressMiddleware(apollo, { context: async ({ req, res }) => createContext(deps, req, res) }),
  ];
  if (deps.env.NODE_ENV !== 'production') router.get(GRAPHIQL_PATHS, graphiql);
  router
    .route('/graphql')
    .all(noStore, limitRequests(deps))
    .get(emptyBody, execute)
    .post(requireJson, jsonBody(BODY_LIMIT), execute)
    .all(onlyMethods('GET', 'POST'));
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
