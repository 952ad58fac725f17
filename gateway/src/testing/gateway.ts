import 'reflect-metadata';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createHttpServer } from '@site/federation/serve/httpServer';
import { pino } from 'pino';
import { createDatabase, freePort, until } from '@site/tooling/testkit';
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
  await until(gateway.deps.migration.isDone);
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
  const options = { level: 'trace', base: null, serializers: { err: describeError } };
  const log = pino(options, { write: line => void logged.push(line) });
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
