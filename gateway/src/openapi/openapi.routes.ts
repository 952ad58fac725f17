import { Router } from 'express';
import { onlyMethods } from '../http/methods.ts';
import { sendRevalidated } from '../http/sendRevalidated.ts';
import { openApiDocument } from './document.ts';

/** GET /api/openapi.json: what this API takes and answers. */
export function openApiRoutes(): Router {
  const document = openApiDocument();
  const router = Router();
  router
    .route('/openapi.json')
    .get((req, res) => sendRevalidated(req, res, document))
    .all(onlyMethods('GET'));
  return router;
}
