import type { Response } from 'express';

/** Aborts when the reader leaves before the answer is whole. */
export function leaving(res: Response): AbortSignal {
  const gone = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) gone.abort(new Error('The reader left.'));
  });
  return gone.signal;
}
