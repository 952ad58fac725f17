import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** A serialized JSON body and its ETag. */
export interface PreparedResponse {
  body: Buffer;
  etag: string;
}

/** Serializes once what is sent to many clients. */
export function prepareResponse(data: unknown): PreparedResponse {
  const body = Buffer.from(JSON.stringify(data));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/**
 * Sends JSON that a client may cache and must revalidate: 304 if its ETag matches.
 * Express compares no ETag for a request with "Cache-Control: no-cache", which fetch adds to If-None-Match by itself.
 */
export function sendPrepared(req: Request, res: Response, { body, etag }: PreparedResponse): void {
  res.set({ ETag: etag, 'Cache-Control': 'no-cache' });
  if (matches(req.get('if-none-match'), etag)) return void res.status(304).end();
  res.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.length) });
  res.end(body);
}

/** Weak comparison of RFC 9110, 13.1.2: a proxy that compressed the answer may have made the tag weak. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}
