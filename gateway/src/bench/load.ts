import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A request that is sent again and again. */
export interface Sample {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** One answer. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Sends one request over a connection that is kept. */
export function send({ url, method, headers = {}, body }: Sample): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...length } }, incoming => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Keeps `lines` requests under way until `next` has none left. @returns how many were answered. */
export async function sendMany(
  lines: number,
  next: () => Sample | undefined,
  expected: number,
): Promise<number> {
  let answered = 0;
  const line = async () => {
    for (let sample = next(); sample; sample = next()) {
      const { status, body } = await send(sample);
      if (status !== expected) throw new Error(`${sample.url} answered ${status}: ${String(body)}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  return answered;
}

/** A request a number of times; `vary` makes each of them another one. */
export function repeat(sample: Sample, times: number, vary = same): () => Sample | undefined {
  let left = times;
  return () => (left-- > 0 ? vary(sample) : undefined);
}

const same = (sample: Sample) => sample;

/** Closes the kept connections. */
export const hangUp = (): void => agent.destroy();
