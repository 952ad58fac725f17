import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readEnv, type Env } from '../env.ts';
import { freePort } from './postgres.ts';

const START_MS = 30_000;
const gateway = path.join(import.meta.dirname, '../..');

/** A gateway in a process of its own, as in production. */
export interface GatewayProcess {
  url: string;
  env: Env;
  /** Every line that it wrote. */
  logged: string[];
  /** One of the figures at /metrics. */
  figure: (name: string) => Promise<number>;
  running: () => boolean;
  kill: (signal: NodeJS.Signals) => void;
  /** How it ended: an exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  stop: () => Promise<void>;
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
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', './src/testing/child.ts', './src/main.ts'],
    {
      cwd: gateway,
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const logged: string[] = [];
  const ended = new Promise<number | NodeJS.Signals | null>(resolve =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  );
  for (const stream of [child.stdout!, child.stderr!])
    createInterface({ input: stream }).on('line', line => logged.push(line));
  const running = () => child.exitCode === null && child.signalCode === null;
  const figure = async (name: string) => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const open = () => logged.some(line => line.startsWith('gateway listening'));
  for (const start = Date.now(); !open(); await new Promise(resolve => setTimeout(resolve, 20)))
    if (!running() || Date.now() - start > START_MS)
      throw new Error(`The gateway did not start:\n${logged.join('\n')}`);
  return {
    url,
    env: readEnv(settings),
    logged,
    figure,
    running,
    kill: signal => void child.kill(signal),
    ended,
    stop,
  };
}
