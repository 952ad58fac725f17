import 'reflect-metadata';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createHttpServer } from '@site/federation/serve/httpServer';
import { pino } from 'pino';
import { createDatabase, freePort } from '@site/tooling/testkit';
import { createApp } from '../app.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { readEnv } from '../env.ts';
import { startTracing } from '../tracing/tracing.ts';
import { startWorkers } from '../workers.ts';
import type { Env } from '../settings.ts';
import { describeError } from '../http/log.ts';

/** A gateway that listens, on a database of its own. */
export interface TestGateway {
  url: string;
  env: Env;
  deps: Dependencies;
  /** Every line that it logged. */
  logged: string[];
  stop: () => Promise<void>;
}

/** Every line that a gateway logged, read. */
export const entriesOf = ({ logged }: Pick<TestGateway, 'logged'>) => logged.map(line => JSON.parse(line));

/** One gateway for all tests of a file, which may be used in them; each test begins without a used-up limit. */
export function gatewayForTests(overrides?: Record<string, string>): TestGateway {
  const gateway = {} as TestGateway;
  beforeAll(async () => void Object.assign(gateway, await startGateway(overrides)));
  beforeEach(() => gateway.deps.pool.query('truncate rate_limits'));
  afterAll(() => gateway.stop());
  return gateway;
}

/** Starts a gateway on a new database, and waits until it is ready. */
export async function startGateway(overrides: Record<string, string> = {}): Promise<TestGateway> {
  const gateway = await startGatewayOn(await createDatabase(), overrides);
  await untilReady(gateway.deps);
  return gateway;
}

/** Starts a gateway on a database that may be absent; it does not wait for it. */
export async function startGatewayOn(
  databaseUrl: string,
  overrides: Record<string, string> = {},
): Promise<TestGateway> {
  const port = overrides['GATEWAY_PORT'] ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const settings = { NODE_ENV: 'test', HOST: 'localhost', DATABASE_URL: databaseUrl, PUBLIC_URL: url };
  const env = readEnv({ ...settings, GATEWAY_PORT: port, ...overrides });
  const logged: string[] = [];
  const log = logInto(logged);
  const deps = createDependencies(env, log, await startTracing(env, log));
  const stopWorkers = startWorkers(deps);
  const server = createHttpServer(await createApp(deps)).listen(env.GATEWAY_PORT, env.HOST);
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
    await stopWorkers();
    await deps.close();
  };
  return { url, env, deps, logged, stop };
}

function logInto(lines: string[]) {
  const write = (line: Buffer, _encoding: string, done: () => void) => {
    lines.push(String(line));
    done();
  };
  return pino({ level: 'trace', base: null, serializers: { err: describeError } }, new Writable({ write }));
}

async function untilReady({ migration }: Dependencies): Promise<void> {
  const end = Date.now() + 50_000;
  while (!migration.isDone()) {
    if (Date.now() > end) throw new Error('The test database was not migrated in time.');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
