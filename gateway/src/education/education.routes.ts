import { Router, type Request, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { askerOf } from './asker.ts';
import { streamAnswer } from './streamAnswer.ts';

/** POST /api/ai-chat, whole or as a stream: for signed-in users, and for everybody in danger. */
export function educationRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/ai-chat')
    .post(requireJson, jsonBody('64kb'), async (req, res) => {
      res.set('Cache-Control', 'no-store');
      await (wantsStream(req) ? streamAnswer : sendAnswer)(deps, req, res);
    })
    .all(onlyMethods('POST'));
  return router;
}

const wantsStream = (req: Request) =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

async function sendAnswer(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const asker = askerOf(deps, req, res);
  try {
    res.json(await deps.tutor.ask(req.body, asker));
  } catch (error) {
    if (!asker.signal.aborted) throw error;
  }
}
