import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@site/tooling/testkit';

const { BASE_URL = '' } = process.env;
const program = path.join(import.meta.dirname, '../../../../shell/server/main.ts');

export type LogLine = Record<string, unknown>;

interface ShellHost {
  url: string;
  /** What it has logged until now. */
  log: LogLine[];
  /** With TRUST_PROXY: whoever opens its pages from now on has another address. */
  nextClient(): void;
  close(): Promise<void>;
}

/**
 * Starts a second shell host, behind a proxy; gateway and sessions are the site's.
 * @param settings its environment, beside what is inherited
 */
export async function startShellHost(settings: Record<string, string>): Promise<ShellHost> {
  const port = String(await freePort());
  let client = 1;
  const front = await startProxy(`http://127.0.0.1:${port}`, ({ origin, ...headers }, url) => ({
    ...headers,
    // The gateway takes writes of the site's own origin only; this host's pages count as such.
    ...(origin && { origin: /^\/(?:api|graphql)\b/.test(url) ? BASE_URL : origin }),
    ...(settings['TRUST_PROXY'] && { 'x-forwarded-for': `192.0.2.${client}` }),
  }));
  const own = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: port, PUBLIC_URL: front.url, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  await untilListening(child, log);
  return {
    url: front.url,
    log,
    nextClient: () => void (client += 1),
    async close() {
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      front.close();
    },
  };
}

/** A proxy that changes the headers of every request. */
async function startProxy(
  target: string,
  change: (headers: IncomingHttpHeaders, url: string) => IncomingHttpHeaders,
) {
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const upstream = send(target + url, { method, headers: change(headers, url) }, answer =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  const port = await freePort();
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}

function untilListening(child: ChildProcess, log: LogLine[]) {
  return new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The second shell host does not start')));
    createInterface({ input: child.stdout! }).on('line', text => {
      if (!text.startsWith('{')) return;
      const line = JSON.parse(text) as LogLine;
      log.push(line);
      if (line['msg'] === 'listening') resolve();
    });
  });
}
