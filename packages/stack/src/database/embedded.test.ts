import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { findRecorded } from '../process/pidFile.ts';
import { Supervisor } from '../process/supervisor.ts';
import { freePort } from '../site/ports.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { requireDatabase } from './connection.ts';
import { prepareEmbedded } from './embedded.ts';

const { folder } = temporaryFolder('embedded');
chmodSync(folder, 0o755);
const lock = path.join(folder, 'postgres/data/postmaster.pid');
let supervisor = new Supervisor(folder);

// Making a cluster and recovering one take seconds on a busy machine.
jest.setTimeout(120_000);

afterEach(() => supervisor.close());

async function start() {
  supervisor = new Supervisor(folder);
  const port = await freePort();
  const embedded = await prepareEmbedded({ dataDir: folder, port, password: 'test', env: {} });
  await supervisor.start(embedded.process);
  return embedded;
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as unknown[];
}

const postmasterPid = () => Number(readFileSync(lock, 'utf8').split('\n')[0]);

const wrongly = (url: string, edit: (url: URL) => void) => {
  const changed = new URL(url);
  edit(changed);
  return requireDatabase(changed.href);
};

describe('the embedded PostgreSQL', () => {
  test('logs no values, says what is wrong with an address, and comes up with its data after everything was killed', async () => {
    const { serverUrl } = await start();
    const compose = readFileSync(path.join(import.meta.dirname, '../../../../docker-compose.yml'), 'utf8');
    for (const [name, value] of [
      ['log_error_verbosity', 'terse'],
      ['log_min_error_statement', 'panic'],
      ['log_parameter_max_length_on_error', '0'],
    ] as const) {
      expect(await query(serverUrl, `show ${name}`)).toEqual([{ [name]: value }]);
      expect(compose).toContain(`- -c${name}=${value}\n`);
    }
    await expect(wrongly(serverUrl, url => (url.password = 'wrong'))).rejects.toThrow(
      'password authentication failed for user "postgres"',
    );
    await expect(wrongly(serverUrl, url => (url.pathname = '/nowhere'))).rejects.toThrow(
      'database "nowhere" does not exist',
    );

    await query(serverUrl, `create table kept as select 'still here' as word`);
    const leftover = postmasterPid();
    // The process that watches over PostgreSQL is killed alone: the postmaster knows nothing of it.
    process.kill(findRecorded(path.join(folder, 'run'), 'database') ?? 0, 'SIGKILL');
    await expect(supervisor.crashed).rejects.toThrow('database ended by SIGKILL');
    expect(() => process.kill(leftover, 0)).not.toThrow();

    const second = await start();
    expect(second.stoppedOrphan).toBe(true);
    expect(await query(second.serverUrl, 'select word from kept')).toEqual([{ word: 'still here' }]);
  });

  test('does not mistake a stranger with a reused number for a postmaster', async () => {
    writeFileSync(lock, `${process.pid}\n`);
    const { serverUrl, stoppedOrphan } = await start();
    expect(stoppedOrphan).toBe(false);
    await supervisor.close();
    const { host } = new URL(serverUrl);
    await expect(requireDatabase(serverUrl)).rejects.toThrow(
      `DATABASE_URL does not work: ${host}: connect ECONNREFUSED ${host}`,
    );
  });
});
