import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { answer } from './answer.ts';

/** POST /api/ai-chat, whole or as a stream: for signed-in users, and for everybody in danger. */
export const educationRoutes = (deps: Dependencies): Router => {
  const router = Router();
  router
    .route('/ai-chat')
    .post(requireJson, jsonBody('64kb'), (req, res) => answer(deps, req, res))
    .all(onlyMethods('POST'));
  return router;
};
