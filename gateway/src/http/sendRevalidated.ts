import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** JSON ready to be sent, and the ETag of these very bytes. */
export interface PreparedAnswer {
  body: Buffer;
  etag: string;
}

/** Once for all requests, where the answer is the same for all. */
export function prepareAnswer(data: unknown): PreparedAnswer {
  const body = Buffer.from(JSON.stringify(data));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/**
 * Sends JSON that a client may keep and must revalidate: 304 when its ETag still stands.
 * Express compares no ETag for a request with "Cache-Control: no-cache", which fetch adds to If-None-Match by itself.
 */
export function sendPrepared(req: Request, res: Response, { body, etag }: PreparedAnswer): void {
  res.set({ ETag: etag, 'Cache-Control': 'no-cache' });
  if (names(req.get('if-none-match'), etag)) return void res.status(304).end();
  res.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.length) });
  res.end(body);
}

/** The same for an answer that is made for this request. */
export const sendRevalidated = (req: Request, res: Response, data: unknown): void =>
  sendPrepared(req, res, prepareAnswer(data));

/** Weak comparison of RFC 9110, 13.1.2: a proxy that compressed the answer may have made the tag weak. */
function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}
