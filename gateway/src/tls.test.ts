import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { get as getTls, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import {
  type Certificate,
  createAuthority,
  startDatabase,
  type TestDatabase,
  until,
} from '@site/tooling/testkit';
import { Client } from 'pg';
import { startGatewayProcess, type GatewayProcess } from './testing/gatewayProcess.ts';

jest.setTimeout(180_000);

// One private authority for everything inside: the gateway's ports, its client and PostgreSQL.
const issue = createAuthority();
const shellHost = await issue('shell');
const stranger = await createAuthority()('shell');
let postgres: TestDatabase;
let gateway: GatewayProcess;
const folders: string[] = [];

/** Writes a certificate as the setting TLS_DIR expects it; only its owner can read it, as PostgreSQL demands. */
async function filesOf(
  { cert, key, ca }: Certificate,
  owner?: { uid: number; gid: number },
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tls-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ 'tls.crt': cert, 'tls.key': key, 'ca.crt': ca }))
    await writeFile(path.join(folder, name), text, { mode: 0o600 });
  for (const name of owner ? ['.', 'tls.crt', 'tls.key', 'ca.crt'] : [])
    await chown(path.join(folder, name), owner!.uid, owner!.gid);
  return folder;
}

async function query(text: string): Promise<string[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(text).finally(() => client.end());
  return rows.map(row => Object.values(row)[0]!);
}

/** PostgreSQL with TLS: the role "gateway" logs in by its certificate alone; no other role may use TLS. */
async function requireCertificates(): Promise<void> {
  const [data = ''] = await query('show data_directory');
  const files = await filesOf(await issue('database'), await stat(data));
  await query('create role gateway login superuser');
  await query(`alter system set ssl_cert_file = '${files}/tls.crt'`);
  await query(`alter system set ssl_key_file = '${files}/tls.key'`);
  await query(`alter system set ssl_ca_file = '${files}/ca.crt'`);
  await query(`alter system set ssl = on`);
  const access = path.join(data, 'pg_hba.conf');
  await writeFile(
    access,
    'host all postgres all password\nhostssl all gateway all cert clientcert=verify-full\n',
  );
  await query('select pg_reload_conf()');
  await until(async () => (await query('show ssl'))[0] === 'on');
}

async function databaseUrl(certificate: Certificate, authority = certificate.ca): Promise<string> {
  const files = await filesOf({ ...certificate, ca: authority });
  const url = new URL(postgres.url);
  [url.hostname, url.username, url.password] = ['localhost', 'gateway', ''];
  url.search = String(
    new URLSearchParams({
      sslmode: 'verify-full',
      sslcert: `${files}/tls.crt`,
      sslkey: `${files}/tls.key`,
      sslrootcert: `${files}/ca.crt`,
    }),
  );
  return url.href;
}

beforeAll(async () => {
  postgres = await startDatabase();
  await requireCertificates();
  const settings = { TLS_DIR: await filesOf(await issue('gateway')) };
  gateway = await startGatewayProcess(await databaseUrl(await issue('gateway')), settings);
});
afterAll(async () => {
  await gateway?.stop();
  await postgres.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** The status of /api/health/ready, or the code of the error. */
const ready = (certificate: RequestOptions, base = gateway.url.replace('http:', 'https:')) =>
  new Promise<number | string | undefined>(resolve => {
    getTls(`${base}/api/health/ready`, { ...certificate, agent: false }, response => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

test('serves a client of its authority, from a database that it knows and that knows it by certificates', async () => {
  await until(async () => (await ready(shellHost)) === 200);
  expect(
    await query(`select count(*) from pg_stat_ssl join pg_stat_activity using (pid)
    where usename = 'gateway' and not ssl`),
  ).toEqual(['0']);
});

test.each<[string, RequestOptions]>([
  ['no certificate', { ca: shellHost.ca }],
  ['a certificate of another authority', { ...stranger, ca: shellHost.ca }],
])('disconnects a client with %s', async (_what, certificate) => {
  expect(await ready(certificate)).toEqual(expect.stringMatching(/^ERR_SSL|ECONNRESET|EPIPE/));
});

test('answers no plain request', async () => {
  await expect(fetch(`${gateway.url}/api/health/live`)).rejects.toThrow();
});

test('a client that trusts another authority does not take it for the gateway', async () => {
  expect(await ready({ ...shellHost, ca: stranger.ca })).toEqual(expect.stringMatching(/CERT|SIGNATURE/));
});

test.each<[string, () => Promise<string>]>([
  ['a database of another authority', async () => databaseUrl(await issue('gateway'), stranger.ca)],
  ['a role by the certificate of another', async () => databaseUrl(await issue('shell'))],
])('the gateway does not work with %s', async (_what, url) => {
  const client = new Client({ connectionString: await url() });
  await expect(client.connect()).rejects.toThrow(/certificate|signature/i);
});
