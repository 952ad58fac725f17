import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { limitRequests } from '../limits/requestLimit.ts';
import { createContext, type Context } from './context.ts';
import { queryPage } from './queryPage.ts';
import { checkParameters } from './requestParameters.ts';

const BODY_LIMIT = '100kb';

/** GET and POST /graphql, and in development a page for trying queries. */
export function graphqlRoutes(deps: Dependencies, apollo: ApolloServer<Context>): Router {
  const router = Router();
  const execute = expressMiddleware(apollo, {
    context: async ({ req, res }) => createContext(deps, req, res),
  });
  const development = deps.env.NODE_ENV !== 'production';
  router
    .route('/graphql')
    .all(noStore, limitRequests(deps))
    .get(...(development ? [queryPage] : []), noBody, checkParameters, execute)
    .post(requireJson, jsonBody(BODY_LIMIT), checkParameters, execute)
    .all(onlyMethods('GET', 'POST'));
  return router;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

// Apollo's integration requires the property, which a GET does not have.
const noBody: RequestHandler = (req, _res, next) => {
  req.body = undefined;
  next();
};
