import { get } from 'node:http';
import autocannon from 'autocannon';

/** A request that is sent again and again. */
export interface Sample {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** What differs from one request to the next. */
export type Vary = () => Pick<Sample, 'headers' | 'body'>;

/** How much is sent: a number of requests, or as many as are answered in some seconds. */
type Amount = { amount: number } | { duration: number };

const CONNECTIONS = 8;

/** The same request of another server. */
export const at = ({ url }: { url: string }, sample: Sample): Sample => ({
  ...sample,
  url: url + new URL(sample.url).pathname,
});

/** Sends one request. */
export async function send({ url, ...request }: Sample): Promise<{ status: number; body: string }> {
  const response = await fetch(url, request);
  return { status: response.status, body: await response.text() };
}

/** The size of a page's body as a browser is sent it, in brotli. */
export const bytesOf = (url: string, cookie = '') =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(cookie && { cookie }) };
    get(url, { headers }, async response => {
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      resolve(bytes);
    }).on('error', reject);
  });

/**
 * Sends a request over and over on eight connections.
 * @returns how many were answered
 * @throws when one failed or was not answered with 2xx
 */
export async function sendMany({ url, method, headers, body }: Sample, amount: Amount, vary?: Vary) {
  const result = await autocannon({
    url,
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...amount,
    connections: CONNECTIONS,
    excludeErrorStats: true,
    skipAggregateResult: false,
    ...(vary && {
      requests: [
        {
          setupRequest: request => {
            const { headers: own, ...other } = vary();
            return { ...request, ...other, headers: { ...request.headers, ...own } };
          },
        },
      ],
    }),
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed`);
  return result['2xx'];
}
