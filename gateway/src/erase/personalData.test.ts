import { beforeAll, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { aBooking, anEmail, aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, post, put } from '../testing/requests.ts';
import { readPersonalData, removePersonalData } from './personalData.ts';

const gateway = gatewayForTests();
let pool: Pool;
beforeAll(() => void ({ pool } = gateway.deps));

const book = (cookie: string, email: string) =>
  post(gateway, '/api/consultations', aBooking({ email, message: `from ${email}` }), { cookie });

/** A person in every table, and another user whose data must stay. */
async function people() {
  const [email, otherEmail] = [anEmail(), anEmail()];
  const [person, other] = [await aUser(gateway, { email }), await aUser(gateway, { email: otherEmail })];
  await pool.query('insert into identities (issuer, subject, user_id) values ($1, $2, $3)', [
    'https://issuer.example',
    email,
    person.id,
  ]);
  for (const address of [email.toUpperCase(), otherEmail])
    await post(gateway, '/api/email-signup', { email: address });
  for (const { cookie } of [person, other])
    await put(gateway, '/api/progress/beginner/1', { readAt: '2026-01-31T12:00:00Z' }, { cookie });
  await book(person.cookie, anEmail());
  await book(other.cookie, email);
  await book(other.cookie, otherEmail);
  return { email, otherEmail, person, other };
}

const tableNames = [
  'users',
  'identities',
  'sessions',
  'consultations',
  'booking_notifications',
  'email_signups',
  'module_progress',
];
async function dump(): Promise<string> {
  const tables = [];
  for (const table of tableNames) tables.push((await pool.query(`select * from ${table}`)).rows);
  return JSON.stringify(tables);
}

test('exports every row about a person by email in any case, without a session key', async () => {
  const { email, otherEmail, person } = await people();
  const data = await readPersonalData(pool, { email: ` ${email.toUpperCase()} ` });
  expect(Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]))).toEqual({
    users: 1,
    identities: 1,
    sessions: 1,
    consultations: 2,
    booking_notifications: 2,
    email_signups: 1,
    module_progress: 1,
    rate_limits: 3,
  });
  const text = JSON.stringify(data);
  expect(text).toContain(person.id);
  expect(text).not.toContain(person.sid);
  expect(text).not.toContain(otherEmail);
});

test('removes every row about a person and nothing about others', async () => {
  const { email, otherEmail, person, other } = await people();
  expect(await removePersonalData(pool, { email })).toEqual({
    consultations: 2,
    email_signups: 1,
    users: 1,
  });
  const rest = await dump();
  for (const trace of [email, email.toUpperCase(), person.id, person.sid]) expect(rest).not.toContain(trace);
  expect(rest).toContain(otherEmail);
  expect((await get(gateway, '/api/auth/user', person)).status).toBe(401);
  for (const path of ['/api/consultations', '/api/progress'])
    expect((await get(gateway, path, other)).body).toHaveLength(1);
});

test('every table that references a user or holds an email is known to the export', async () => {
  const { rows } = await pool.query(`select distinct table_name from information_schema.columns
    where table_name in (select tablename from pg_tables) and table_schema = 'public' and (column_name in ('email', 'user_id', 'owner_id', 'consultation_id'))`);
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual(tableNames.toSorted());
});

/** Columns that the export leaves out on purpose, by table. */
const leftOut: Record<string, string[]> = {
  // The person's own id is exported as users.id; that of another user, who booked with this address, is theirs.
  identities: ['user_id'],
  // The key of the session, and what else the server keeps in it: tokens of the identity provider.
  sessions: ['sid', 'sess', 'user_id'],
  // Numbers that a browser drew, and a digest of the columns beside it.
  consultations: ['owner_id', 'idempotency_key', 'change_key', 'used_keys', 'request_hash'],
  // When and why the server tries again; says nothing about the person.
  booking_notifications: ['id', 'next_attempt_at', 'last_error'],
  // The person's own id again.
  module_progress: ['owner_id'],
};
/** What the export calls otherwise. */
const renamed: Record<string, string> = {
  'sessions.expires_at': 'expire',
  // Without the person's own id.
  'rate_limits.name': 'key',
  'rate_limits.expires_at': 'expire',
};

test('every column of these tables is exported, but for a named list', async () => {
  const { email } = await people();
  const data = await readPersonalData(pool, { email });
  for (const [table, [row]] of Object.entries(data)) {
    const { rows } = await pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const exported = Object.keys(row!).map(name => renamed[`${table}.${name}`] ?? name);
    const known = [...exported.filter(name => name !== 'browser'), ...(leftOut[table] ?? [])];
    expect([table, known.sort()]).toEqual([table, rows.map(({ column_name }) => column_name).sort()]);
  }
});

test('a removal that fails half-way removes nothing', async () => {
  const { email } = await people();
  const before = await dump();
  await pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  );
  await pool.query('create trigger refuse before delete on users for each row execute function refuse()');
  await expect(removePersonalData(pool, { email })).rejects.toThrow('no');
  await pool.query('drop function refuse cascade');
  expect(await dump()).toBe(before);
});
