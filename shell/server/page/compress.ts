import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** What is compressed for one response: beyond this level the processor costs more than the bytes. */
// A window of 64 kB holds a page, and takes less memory of each response that is under way.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };

const compressions = {
  br: (text: string) => brotli(text, { params }),
  gzip: (text: string) => gzipped(text),
};

/** Sends a text in the best encoding that the client takes. */
export async function sendCompressed(request: Request, response: Response, text: string) {
  const encoding = request.acceptsEncodings(['br', 'gzip']) as 'br' | 'gzip' | false;
  response.vary('Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const body = encoding ? await compressions[encoding](text) : Buffer.from(text);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
