import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { toProblem } from '../http/toProblem.ts';
import { askerOf } from './asker.ts';

/**
 * Answers as JSON, or as server-sent events: `delta` with `{ text }` as it is written, then `done` with the whole reply,
 * or `error` with `{ status, detail }`. What fails before the first event is a plain problem.
 */
export async function answer(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const asker = askerOf(deps, req, res);
  const isStream = req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
  res.set('Cache-Control', 'no-store');
  try {
    const emit = isStream ? (text: string) => send(res, 'delta', { text }) : undefined;
    const reply = await deps.tutor.ask(req.body, asker, emit);
    if (!isStream) return void res.json(reply);
    if (!res.headersSent) send(res, 'delta', { text: reply.response });
    send(res, 'done', reply);
  } catch (error) {
    if (asker.signal.aborted) return;
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
