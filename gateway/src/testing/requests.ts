import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** A gateway in this process or another, or the shell host in front of it. */
interface Server {
  url: string;
}

interface Options {
  cookie?: string;
  /** The Idempotency-Key. */
  key?: string | undefined;
  headers?: Record<string, string>;
}

/** An answer as tests read it; `body` is parsed where it is JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

const headersOf = ({ cookie, key, headers }: Options): Record<string, string> => ({
  ...(cookie && { cookie }),
  ...(key && { 'idempotency-key': key }),
  ...headers,
});

async function send(url: string, init: RequestInit): Promise<Answer> {
  // On a busy machine a kept connection is used again after the server has closed it.
  const headers = { connection: 'close', ...init.headers };
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '') && text !== '';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** GET of one of the gateway's paths. */
export const get = ({ url }: Server, path: string, options: Options = {}): Promise<Answer> =>
  send(url + path, { headers: headersOf(options) });

const write =
  (method: string) =>
  ({ url }: Server, path: string, body: unknown, options: Options = {}): Promise<Answer> =>
    send(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headersOf(options) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

/** A JSON body, sent to one of the gateway's paths. */
export const [post, put, patch] = [write('POST'), write('PUT'), write('PATCH')];

/** DELETE of one of the gateway's paths. */
export const remove = ({ url }: Server, path: string, options: Options = {}): Promise<Answer> =>
  send(url + path, { method: 'DELETE', headers: headersOf(options) });

/** A GraphQL operation, sent as Apollo Client sends it. */
export const graphql = (
  gateway: Server,
  query: string,
  variables: Record<string, unknown> = {},
  options: Options = {},
): Promise<Answer> => {
  const accept = 'application/graphql-response+json,application/json;q=0.9';
  return post(
    gateway,
    '/graphql',
    { query, variables },
    { ...options, headers: { accept, ...options.headers } },
  );
};

/** The status of a request with a browser's own headers, of which `fetch` of Node.js sends others. */
export async function rawStatus(
  { url }: Server,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<number | undefined> {
  const sent = request(url + path, { method, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}
