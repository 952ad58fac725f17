import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** A page is compressed for one visitor: beyond this level the processor costs more than the bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Sends a text in the best encoding that the client takes. */
export async function sendCompressed(request: Request, response: Response, text: string) {
  const encoding = request.acceptsEncodings(['br', 'gzip']);
  response.vary('Accept-Encoding');
  const bytes = Buffer.from(text);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const body =
    encoding === 'br' ? await brotli(bytes, { params }) : encoding === 'gzip' ? await gzipped(bytes) : bytes;
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
