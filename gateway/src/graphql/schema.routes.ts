import { Router } from 'express';
import { onlyMethods } from '../http/methods.ts';
import { printedSchema } from './printSchema.ts';

/** GET /schema.graphql: what this process answers, for whoever releases. The shell host passes it on to nobody. */
export function schemaRoutes(): Router {
  const schema = printedSchema();
  const router = Router();
  router
    .route('/schema.graphql')
    .get((_req, res) => void res.set('Cache-Control', 'no-cache').type('text/plain').send(schema))
    .all(onlyMethods('GET'));
  return router;
}
