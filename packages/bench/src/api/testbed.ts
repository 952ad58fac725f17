import { aUser, liftBookingLimit } from 'gateway/testing/factories';
import { freePort, startDatabase } from '@site/tooling/testkit';
import { Pool } from 'pg';
import type { OnExit } from '@site/stack/command/runCommand';
import { startServer, type MeasuredServer } from './servers.ts';

type User = Awaited<ReturnType<typeof aUser>>;

/** A database of its own, and gateways over it with the settings of production. */
export interface Testbed {
  databaseUrl: string;
  startGateway: (settings?: Record<string, string>) => Promise<MeasuredServer>;
  /**
   * Starts another server with the gateway's settings.
   * @param file a program that takes `args` and the port it listens on
   * @param probe the path that it answers with 200 once it is ready
   */
  startOther: (file: string, probe: string, args: string[]) => Promise<MeasuredServer>;
  /** Users with a session each, who may book without limit. */
  createUsers: (count: number) => Promise<User[]>;
}

/** @param durable whether a commit waits for the disk, as in production */
export async function openTestbed(onExit: OnExit, { durable = false } = {}): Promise<Testbed> {
  const postgres = await startDatabase({ durable });
  onExit(() => postgres.stop());
  const settings = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'the secret of a benchmark that ends in a few minutes',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'bench',
    OIDC_CLIENT_SECRET: 'bench',
    GRAPHQL_OPEN: 'true',
  };

  async function start(file: string, probe: string, args: string[], more: Record<string, string> = {}) {
    const [port, metrics] = [await freePort(), await freePort()];
    const env = { ...settings, ...more, GATEWAY_PORT: String(port), METRICS_PORT: String(metrics) };
    const server = await startServer(file, [...args, String(port)], env, port, probe);
    onExit(server.stop);
    return server;
  }

  return {
    databaseUrl: postgres.url,
    startGateway: more => start('gateway/main', '/api/health/ready', [], more),
    startOther: start,
    async createUsers(count) {
      const pool = new Pool({ connectionString: postgres.url });
      const users = await Promise.all(
        Array.from({ length: count }, () => aUser({ deps: { pool }, env: settings })),
      );
      for (const { id } of users) await liftBookingLimit({ pool }, id);
      await pool.end();
      return users;
    },
  };
}
