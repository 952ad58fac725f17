import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { createContext, type Context } from './context.ts';
import { queryPage } from './queryPage.ts';
import { refuseHostileDocuments } from './refuseHostile.ts';

const BODY_LIMIT = '100kb';

/** GET and POST /graphql, and in development a page to try queries on. */
export function graphqlRoutes(deps: Dependencies, apollo: ApolloServer<Context>): Router {
  const router = Router();
  const answer = expressMiddleware(apollo, {
    context: async ({ req, res }) => createContext(deps, req, res),
  });
  const development = deps.env.NODE_ENV !== 'production';
  router
    .route('/graphql')
    .get(...(development ? [queryPage] : []), noBody, refuseHostileDocuments(), answer)
    .post(jsonBody(BODY_LIMIT), refuseHostileDocuments(), answer)
    .all(onlyMethods('GET', 'POST'));
  return router;
}

// Apollo's integration insists on a body, which a GET does not have.
const noBody: RequestHandler = (req, _res, next) => {
  req.body = undefined;
  next();
};
