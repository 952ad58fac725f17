import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/**
 * JSON that a client may keep and must revalidate: 304 when its ETag still stands.
 * Express compares no ETag for a request with "Cache-Control: no-cache", which fetch adds to If-None-Match by itself.
 */
export function sendRevalidated(req: Request, res: Response, data: unknown): void {
  const body = JSON.stringify(data);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  res.set({ ETag: etag, 'Cache-Control': 'no-cache' });
  if (names(req.get('if-none-match'), etag)) return void res.status(304).end();
  res.type('json').send(body);
}

/** Weak comparison of RFC 9110, 13.1.2: a proxy that compressed the answer may have made the tag weak. */
function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}
