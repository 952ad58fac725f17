import path from 'node:path';
import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { printedSchema } from '../graphql/schema.ts';
import { onlyMethods } from './problem.ts';

const OPENAPI_FILE = path.join(import.meta.dirname, '../../openapi.json');

/**
 * What the API says of itself. GET /api/openapi.json, in development only. GET /schema.graphql: the schema of this
 * process, for the release gate; the shell host does not proxy it.
 */
export function descriptionRoutes({ env }: Pick<Dependencies, 'env'>): Router {
  const schema = printedSchema();
  const router = Router();
  if (env.NODE_ENV !== 'production')
    router
      .route('/api/openapi.json')
      .get((_req, res) => res.sendFile(OPENAPI_FILE))
      .all(onlyMethods('GET'));
  router
    .route('/schema.graphql')
    .get((_req, res) => void res.set('Cache-Control', 'no-cache').type('text/plain').send(schema))
    .all(onlyMethods('GET'));
  return router;
}
