import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, until } from '@site/tooling/testkit';

const { BASE_URL = '' } = process.env;
const program = path.join(import.meta.dirname, '../../../../shell/server/main.ts');

const START_MS = 120_000;

export type LogLine = Record<string, unknown>;

/**
 * Starts a second shell host, behind a proxy; gateway and sessions are the site's.
 * @param settings its environment, beside what is inherited
 */
export async function startShellHost(settings: Record<string, string>) {
  const port = String(await freePort());
  let client = 1;
  const front = createServer((request, response) => {
    const { method, url = '/' } = request;
    const { origin, ...others } = request.headers;
    const headers = {
      ...others,
      // The gateway takes writes of the site's own origin only; this host's pages count as such.
      ...(origin && { origin: /^\/(?:api|graphql)\b/.test(url) ? BASE_URL : origin }),
      'x-forwarded-for': `192.0.2.${client}`,
    };
    const upstream = send(`http://127.0.0.1:${port}${url}`, { method, headers }, answer =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const url = `http://localhost:${(front.address() as AddressInfo).port}`;
  const own = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, TRUST_PROXY: '1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  createInterface({ input: child.stdout }).on('line', text => {
    if (text.startsWith('{')) log.push(JSON.parse(text) as LogLine);
  });
  await until(() => log.some(({ msg }) => msg === 'listening'), START_MS);
  return {
    url,
    /** What it has logged until now. */
    log,
    /** Whoever opens its pages from now on has another address. */
    nextClient: () => void (client += 1),
    async close() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      front.close();
      front.closeAllConnections();
    },
  };
}
