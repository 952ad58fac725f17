import { Router } from 'express';
import { onlyMethods } from '../http/methods.ts';
import { prepareResponse, sendPrepared } from '../http/preparedResponse.ts';
import { openApiDocument } from './document.ts';

/** GET /api/openapi.json: what this API takes and answers. */
export function openApiRoutes(): Router {
  const document = prepareResponse(openApiDocument());
  const router = Router();
  router
    .route('/openapi.json')
    .get((req, res) => sendPrepared(req, res, document))
    .all(onlyMethods('GET'));
  return router;
}
