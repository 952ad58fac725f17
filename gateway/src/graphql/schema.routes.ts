import { Router } from 'express';
import { onlyMethods } from '../http/methods.ts';
import { printedSchema } from './printSchema.ts';

/** GET /schema.graphql: the schema of this process, for the release gate. The shell host does not proxy it. */
export function schemaRoutes(): Router {
  const schema = printedSchema();
  const router = Router();
  router
    .route('/schema.graphql')
    .get((_req, res) => void res.set('Cache-Control', 'no-cache').type('text/plain').send(schema))
    .all(onlyMethods('GET'));
  return router;
}
