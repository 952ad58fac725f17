import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { aBooking } from '../testing/factories.ts';
import { sendMany } from './load.ts';

const run = promisify(execFile);
const LINES = 8;
const SECONDS = 4;

/** Bookings a second that a gateway takes, each with a key of its own. */
export async function bookingsPerSecond(url: string, cookie: string): Promise<number> {
  let count = 0;
  const end = Date.now() + SECONDS * 1000;
  const next = () => {
    if (Date.now() > end) return undefined;
    const headers = {
      cookie,
      'content-type': 'application/json',
      'idempotency-key': `bench-${Date.now()}-${(count += 1)}`,
    };
    const body = JSON.stringify(aBooking());
    return { url: `${url}/api/consultations`, method: 'POST' as const, headers, body };
  };
  return (await sendMany(LINES, next, 201)) / SECONDS;
}

const insert = (owner: string, key: string) => {
  const { name, email, phone, service, message } = aBooking();
  const values = [name, email, phone, service, message, owner].map(value => `'${value}'`).join(', ');
  return `insert into consultations (id, name, email, phone, service, message, owner_id, idempotency_key, request_hash)
    values (gen_random_uuid(), ${values}, ${key}, repeat('0', 64))`;
};

/** The same row inserted by pgbench or, where there is none, by a loop over `pg`. */
export async function insertsPerSecond(
  databaseUrl: string,
  owner: string,
): Promise<{ by: string; perSecond: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const script = path.join(folder, 'insert.sql');
  await writeFile(script, `${insert(owner, 'gen_random_uuid()::text').replaceAll('\n', ' ')};\n`);
  const flags = ['-n', '-M', 'prepared', '-c', String(LINES), '-j', '2', '-T', String(SECONDS), '-f', script];
  try {
    const { stdout } = await run('pgbench', [...flags, databaseUrl]);
    return { by: 'pgbench', perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { by: 'a loop over pg (there is no pgbench)', perSecond: await loop(databaseUrl, owner) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function loop(connectionString: string, owner: string): Promise<number> {
  const pool = new Pool({ connectionString, max: LINES });
  const end = Date.now() + SECONDS * 1000;
  const text = insert(owner, 'gen_random_uuid()::text');
  let count = 0;
  const line = async () => {
    for (; Date.now() < end; count += 1) await pool.query({ name: 'insert', text });
  };
  await Promise.all(Array.from({ length: LINES }, line));
  await pool.end();
  return count / SECONDS;
}
