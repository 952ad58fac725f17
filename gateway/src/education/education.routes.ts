import { Router, type Request, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { requireMember } from '../identity/requireMember.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { streamAnswer } from './streamAnswer.ts';

/** POST /api/ai-chat: members only, whole or as a stream. */
export function educationRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/ai-chat')
    .post(...jsonBody('64kb'), async (req, res) => {
      const { member } = await requireMember(deps, req, res);
      await deps.limit('tutor', member.id, res);
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
