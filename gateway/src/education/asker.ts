import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { unauthenticated } from '../http/problem.ts';

/** Somebody who waits for an answer. */
export interface Asker {
  /** Aborts when they leave before the answer is complete. */
  signal: AbortSignal;
  /** @throws {Problem} 401, 429 or 503 where they get no answer but to a hint at danger to life. */
  admit?: () => Promise<void>;
}

/** Who sent a request to the tutor: admitted with a session, within the tutor's limit. */
export function askerOf({ limit, loadUser, orm, tracing }: Dependencies, req: Request, res: Response): Asker {
  // A line that names no user would tell of a hint at danger to life, which needs no session: none of the tutor's does.
  res.locals['hidesUser'] = true;
  const disconnected = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) disconnected.abort();
  });
  const admit = async () => {
    const user = await loadUser(req, res, orm.em.fork());
    if (!user) throw unauthenticated();
    await limit('tutor', user.id, res);
  };
  // A trace without its statements would tell who was not asked for a session.
  return { signal: disconnected.signal, admit: tracing ? () => tracing.hide(admit) : admit };
}
