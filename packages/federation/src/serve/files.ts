import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files of a folder with sirv, without what ends its process: a range that no file has is left out, so that
 * the whole file is sent (RFC 9110, 14.2), and a file that cannot be read ends its own connection only.
 */
export function filesOf(dir: string, options: Options): FileHandler {
  const serve = sirv(dir, options);
  return (request, response, next) => {
    if (!isRange(request.headers.range)) delete request.headers.range;
    response.on('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}

/** One range with a start, as players of media ask; sirv hands the numbers on as they are. */
function isRange(range = '') {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{1,12})?$/.exec(range) ?? [];
  return start !== undefined && (end === undefined || Number(start) <= Number(end));
}
