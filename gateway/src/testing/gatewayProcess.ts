import path from 'node:path';
import { freePort } from '@site/tooling/testkit';
import { readEnv } from '../env.ts';
import type { Env } from '../settings.ts';
import { startProcess, type TestProcess } from './process.ts';

const gateway = path.join(import.meta.dirname, '../..');

/** A gateway in a process of its own. */
export interface GatewayProcess extends TestProcess {
  url: string;
  env: Env;
  /** A value at /metrics, by name and labels as Prometheus writes them. */
  metric: (name: string) => Promise<number>;
}

/** Starts a gateway on a database that may be absent, and waits until its port is open. */
export async function startGatewayProcess(
  databaseUrl: string,
  overrides: Record<string, string> = {},
): Promise<GatewayProcess> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'test',
    HOST: 'localhost',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    GATEWAY_PORT: String(port),
    METRICS_PORT: String(metricsPort),
    ...overrides,
  };
  const started = await startProcess('./src/main.ts', gateway, settings, 'gateway listening');
  const metric = async (name: string) => {
    const lines = (await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()).split('\n');
    return Number(lines.find(line => line.startsWith(`${name} `))?.slice(name.length));
  };
  return { ...started, url, env: readEnv(settings), metric };
}
