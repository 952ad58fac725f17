import { PassThrough, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** What is compressed for one response: beyond this level the processor costs more than the bytes. */
// A window of 64 kB holds a page, and takes less memory of each response that is under way.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 };

/** Sends a text in the best encoding that the client takes. */
export async function sendCompressed(request: Request, response: Response, text: string) {
  const encoding = agreeOnEncoding(request, response);
  const body = await compressions[encoding || 'identity'](text);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

const compressions = {
  br: (text: string) => brotli(text, { params }),
  gzip: (text: string) => gzipped(text),
  identity: (text: string) => Buffer.from(text),
};

/** The same for a text that comes in two parts: the first leaves at once, `rest` when it is there. */
export async function sendInTwoParts(
  request: Request,
  response: Response,
  first: string,
  rest: Promise<string>,
) {
  if (response.destroyed) return;
  const encoder = encoders[agreeOnEncoding(request, response) || 'identity']();
  // A client that leaves early ends both, which is no error.
  pipeline(encoder, response, () => {});
  encoder.write(first);
  if ('flush' in encoder) encoder.flush();
  encoder.end(await rest);
}

const encoders = {
  br: () => createBrotliCompress({ params }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};

function agreeOnEncoding(request: Request, response: Response) {
  const encoding = request.acceptsEncodings(['br', 'gzip']) as 'br' | 'gzip' | false;
  response.vary('Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  return encoding;
}
