import type { Response } from 'express';

/** A signal that aborts when the client disconnects before the response is complete. */
export function abortOnDisconnect(res: Response): AbortSignal {
  const disconnected = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
