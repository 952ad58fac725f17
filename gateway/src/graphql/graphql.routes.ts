import type { ApolloServer } from '@apollo/server';
import { Router, type RequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { limitRequests } from '../limits/requestLimit.ts';
import type { Context } from './context.ts';
import { executeBy, sendAnswer } from './execute.ts';
import { graphiql, GRAPHIQL_PATHS } from './graphiql.ts';
import { keepAnswers } from './keepAnswers.ts';
import { checkParameters } from './requestParameters.ts';

const BODY_LIMIT = '100kb';

/** GET and POST /graphql, and in development GraphiQL. */
export function graphqlRoutes(deps: Dependencies, apollo: ApolloServer<Context>): Router {
  const router = Router();
  const execute = executeBy(apollo, deps);
  const executeOrKept = keepAnswers(deps, execute);
  if (deps.env.NODE_ENV !== 'production') router.get(GRAPHIQL_PATHS, graphiql);
  router
    .route('/graphql')
    .all(noStore, limitRequests(deps))
    .get(checkParameters, async (req, res) => {
      sendAnswer(res, await execute(req, res));
    })
    .post(requireJson, jsonBody(BODY_LIMIT), checkParameters, async (req, res) => {
      sendAnswer(res, await executeOrKept(req, res));
    })
    .all(onlyMethods('GET', 'POST'));
  return router;
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
