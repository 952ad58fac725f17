import { Router, type Request, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { requireUser } from '../identity/requireUser.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { streamAnswer } from './streamAnswer.ts';

/** POST /api/ai-chat: for signed-in users, whole or as a stream. */
export function educationRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/ai-chat')
    .post(requireJson, requireUser(deps), jsonBody('64kb'), async (req, res) => {
      await deps.limit('tutor', res.locals.user.id, res);
      if (wantsStream(req)) return streamAnswer(deps, req, res);
      await sendAnswer(deps, req, res);
    })
    .all(onlyMethods('POST'));
  return router;
}

const wantsStream = (req: Request) =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

async function sendAnswer({ tutor }: Dependencies, req: Request, res: Response): Promise<void> {
  const disconnected = abortOnDisconnect(res);
  try {
    res.json(await tutor.ask(req.body, disconnected));
  } catch (error) {
    if (!disconnected.aborted) throw error;
  }
}
