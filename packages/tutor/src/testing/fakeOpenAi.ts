import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How one request is answered. */
export type Behaviour = (
  res: ServerResponse,
  body: { messages: { content: string }[] },
) => void | Promise<void>;

export interface FakeOpenAi {
  baseURL: string;
  /** Bodies received, in order. */
  requests: { messages: { content: string }[] }[];
  /** Requests that the client ended early. */
  aborted: () => number;
  behave: (...behaviours: Behaviour[]) => void;
  stop: () => Promise<void>;
}

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
const event = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const open = (res: ServerResponse) => res.writeHead(200, { 'content-type': 'text/event-stream' });
const write = (res: ServerResponse, text: string) => {
  for (const piece of text.match(/.{1,7}/gs) ?? []) res.write(event({ content: piece }, null));
};

/** Writes a whole answer in small pieces. */
export const says =
  (text: string, finish = 'stop'): Behaviour =>
  res => {
    open(res);
    write(res, text);
    res.end(`${event({}, finish)}data: [DONE]\n\n`);
  };
export const hangs: Behaviour = () => {};
export const fails =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  res => {
    res
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"no"}}');
  };
/** Sends an error within the stream. */
export const reports =
  (error: object): Behaviour =>
  res => {
    open(res);
    res.end(`data: ${JSON.stringify({ error })}\n\n`);
  };
/** Cuts the connection after a text. */
export const isCutAfter =
  (text: string): Behaviour =>
  async res => {
    open(res);
    write(res, text);
    await wait(20);
    res.destroy();
  };
/** Ends quietly, as a proxy does, without a finish reason. */
export const endsEarly =
  (text: string): Behaviour =>
  res => {
    open(res);
    write(res, text);
    res.end();
  };
export const stallsAfter =
  (text: string): Behaviour =>
  res => {
    open(res);
    write(res, text);
  };

/** A server that speaks enough of chat completions to misbehave; the last behaviour repeats. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const requests: FakeOpenAi['requests'] = [];
  let script: Behaviour[] = [];
  let aborted = 0;
  const server = createServer(async (req, res) => {
    res.on('close', () => (aborted += res.writableFinished ? 0 : 1));
    const body = JSON.parse(Buffer.concat(await req.toArray()).toString()) as FakeOpenAi['requests'][number];
    requests.push(body);
    const behaviour = script.length > 1 ? script.shift()! : script[0]!;
    await behaviour(res, body);
  });
  // A test that the machine delays for more than the usual 5 s must not meet a connection that was just closed.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    requests,
    aborted: () => aborted,
    behave: (...behaviours) => {
      script = behaviours;
      requests.length = 0;
      aborted = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
