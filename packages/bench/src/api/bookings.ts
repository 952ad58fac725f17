import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { aBooking } from 'gateway/testing/factories';
import { Pool } from 'pg';
import { sendMany } from './requests.ts';

const run = promisify(execFile);
const CONNECTIONS = 8;
const SECONDS = 4;

/** Bookings a second that a gateway takes of several users, each with an idempotency key of its own. */
export async function bookingsPerSecond(url: string, cookies: string[]): Promise<number> {
  const body = JSON.stringify(aBooking());
  let turn = 0;
  const vary = () => {
    const cookie = cookies[(turn += 1) % cookies.length]!;
    return { headers: { 'idempotency-key': randomUUID(), cookie } };
  };
  const headers = { 'content-type': 'application/json' };
  const sample = { url: `${url}/api/consultations`, method: 'POST' as const, headers, body };
  return (await sendMany(sample, { duration: SECONDS }, vary)) / SECONDS;
}

const insert = (owner: string, key: string) => {
  const { name, email, phone, service, message } = aBooking();
  const values = [name, email, phone, service, message, owner].map(value => `'${value}'`).join(', ');
  return `insert into consultations (id, name, email, phone, service, message, owner_id, idempotency_key, request_hash)
    values (gen_random_uuid(), ${values}, ${key}, repeat('0', 64))`;
};

/** The same row inserted by pgbench or, where it is not installed, by a loop over `pg`. */
export async function insertsPerSecond(
  databaseUrl: string,
  owner: string,
): Promise<{ by: string; perSecond: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const script = path.join(folder, 'insert.sql');
  await writeFile(script, `${insert(owner, 'gen_random_uuid()::text').replaceAll('\n', ' ')};\n`);
  const flags = [
    ...['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2'],
    ...['-T', String(SECONDS), '-f', script],
  ];
  try {
    const { stdout } = await run('pgbench', [...flags, databaseUrl]);
    return { by: 'pgbench', perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { by: 'a loop over pg (pgbench is not installed)', perSecond: await loop(databaseUrl, owner) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function loop(connectionString: string, owner: string): Promise<number> {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  const end = Date.now() + SECONDS * 1000;
  const text = insert(owner, 'gen_random_uuid()::text');
  let count = 0;
  const insertUntilEnd = async () => {
    for (; Date.now() < end; count += 1) await pool.query({ name: 'insert', text });
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, insertUntilEnd));
  await pool.end();
  return count / SECONDS;
}
