import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { prepareResponse, sendPrepared } from '../http/preparedResponse.ts';
import { openApiDescription } from './description.ts';

/** GET /api/openapi.json, in development only. */
export function openApiRoutes({ env }: Pick<Dependencies, 'env'>): Router {
  const router = Router();
  if (env.NODE_ENV === 'production') return router;
  const description = prepareResponse(openApiDescription());
  router
    .route('/openapi.json')
    .get((req, res) => sendPrepared(req, res, description))
    .all(onlyMethods('GET'));
  return router;
}
