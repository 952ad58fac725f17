// What tests of every package share: import { startDatabase } from '@site/tooling/testkit'.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { ensureDatabase } from '@site/stack/database/connection';
import { databaseUrl, prepareEmbedded } from '@site/stack/database/embedded';
import { until } from '@site/stack/process/health';
import { identifyProcess } from '@site/stack/process/pidFile';
import { Supervisor } from '@site/stack/process/supervisor';
import { freePort } from '@site/stack/site/ports';
import { TestBrowser } from '@site/stack/testing/browser';

export { freePort, TestBrowser, until };

/** A real PostgreSQL with an empty database of its own. */
export interface TestDatabase {
  url: string;
  start: () => Promise<void>;
  /** Ends it as `pg_ctl stop -m immediate` does: nothing is written, and the next start recovers. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @returns the address of an empty database on the server that Jest has started for all tests */
export async function createDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_SERVER']!;
  const name = `test_${randomUUID()}`;
  await ensureDatabase(server, name);
  return databaseUrl(server, name);
}

/** Creates a database on a free port and starts it; it ends with this process. */
export async function startDatabase(): Promise<TestDatabase> {
  const database = await prepareDatabase();
  await database.start();
  return database;
}

/** Creates a database on a free port without starting it; no commit waits for the disk. */
export async function prepareDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-database-'));
  // As root the server runs as another user, who needs access to this folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const supervisor = new Supervisor(folder);
  const options = { dataDir: folder, port, password: 'password', env: {}, durable: false };
  const embedded = await prepareEmbedded(options);
  const pid = async () => {
    const lock = await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8');
    return Number(lock.split('\n')[0]);
  };
  return {
    url: embedded.serverUrl,
    start: () => supervisor.start(embedded.process),
    crash: async () => {
      const server = await pid();
      process.kill(server, 'SIGQUIT');
      await until(() => identifyProcess(server) === undefined);
      await supervisor.stop(embedded.process.name);
    },
    stop: async () => {
      await supervisor.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PEM texts. */
export interface Certificate {
  ca: string;
  cert: string;
  key: string;
}

const EC = { keyType: 'ec', algorithm: 'sha256' } as const;

/**
 * A certificate authority; @returns what issues certificates for localhost and, if given, one more IPv4 address,
 * by common name.
 */
export function createAuthority(): (name: string, address?: string) => Promise<Certificate> {
  // Two hundred modules, which most tests need not load.
  const library = import('selfsigned');
  const authority = library.then(({ generate }) =>
    generate([{ name: 'commonName', value: 'Test authority' }], {
      ...EC,
      extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
    }),
  );
  return async (name, address = '127.0.0.1') => {
    const { cert: ca, private: caKey } = await authority;
    const { generate } = await library;
    const addresses = [...new Set(['127.0.0.1', address])].map(ip => ({ type: 7 as const, ip }));
    const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
      ...EC,
      ca: { key: caKey, cert: ca },
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }, ...addresses] }],
    });
    return { ca, cert, key };
  };
}
