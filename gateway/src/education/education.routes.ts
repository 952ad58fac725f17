import { Router, type Request, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/problem.ts';
import { countRequests } from '../limits/limits.ts';
import { toProblem } from '../http/errorHandler.ts';
import { askTutor } from './askTutor.ts';

/** POST /api/ai-chat, whole or as a stream: for signed-in users, and for everybody in danger, whatever the limits. */
export const educationRoutes = (deps: Dependencies): Router => {
  const router = Router();
  router
    .route('/ai-chat')
    .all(countRequests(deps.limit))
    .post(requireJson, jsonBody('64kb'), (req, res) => answer(deps, req, res))
    .all(onlyMethods('POST'));
  return router;
};

/**
 * Answers as JSON, or as server-sent events: `delta` with `{ text }` as it is written, then `done` with the whole reply,
 * or `error` with `{ status, detail }`. What fails before the first event is a plain problem.
 */
async function answer(deps: Dependencies, req: Request, res: Response): Promise<void> {
  // A request whose body came late has its answer.
  if (res.headersSent) return;
  const isStream = req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
  res.set('Cache-Control', 'no-store');
  try {
    const emit = isStream ? (text: string) => send(res, 'delta', { text }) : undefined;
    const reply = await askTutor({ deps, req, res }, req.body, emit);
    if (!isStream) return void res.json(reply);
    if (!res.headersSent) send(res, 'delta', { text: reply.response });
    send(res, 'done', reply);
  } catch (error) {
    if (res.closed) return;
    if (!res.headersSent) throw error;
    const { status, message: detail } = toProblem(error, req.id);
    if (status >= 500) deps.log.error({ err: error, requestId: req.id }, 'tutor stream failed');
    send(res, 'error', { status, detail });
  }
  res.end();
}

function send(res: Response, event: string, data: object): void {
  if (!res.headersSent) {
    // No proxy may collect the pieces or compress them together.
    res.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    res.set('Cache-Control', 'no-store, no-transform');
    res.flushHeaders();
  }
  res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
