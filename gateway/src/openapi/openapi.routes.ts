import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { prepareResponse, sendPrepared } from '../http/preparedResponse.ts';
import { openApiDocument } from './document.ts';

/** GET /api/openapi.json, in development only. */
export function openApiRoutes({ env }: Pick<Dependencies, 'env'>): Router {
  const router = Router();
  if (env.NODE_ENV === 'production') return router;
  const document = prepareResponse(openApiDocument());
  router
    .route('/openapi.json')
    .get((req, res) => sendPrepared(req, res, document))
    .all(onlyMethods('GET'));
  return router;
}
