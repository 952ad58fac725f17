import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { freePort, prepareDatabase, TestBrowser, type TestDatabase, until } from '@site/tooling/testkit';
import { Pool, type PoolClient } from 'pg';
import { POOL_SIZE } from './database/sqlPool.ts';
import { startDatabaseProxy } from './testing/databaseProxy.ts';
import { aBooking, anEmail, aUser, liftBookingLimit } from './testing/factories.ts';
import { type GatewayProcess, startGatewayProcess } from './testing/gatewayProcess.ts';
import { startIdentityProvider } from './testing/identityProvider.ts';
import { get, graphql, post } from './testing/requests.ts';
import { startServer } from './testing/server.ts';

jest.setTimeout(120_000);
const RECOVERY_MS = 15_000;

// One process until it is killed, then its successor; the tests depend on their order.
let postgres: TestDatabase;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let issuerPort: number;
let provider: Awaited<ReturnType<typeof startIdentityProvider>> | undefined;
let admin: Pool;
let gateway: GatewayProcess;
let receiver: Awaited<ReturnType<typeof startServer>>;
/** Notifications that the receiver has and did not answer yet. */
const received: ServerResponse[] = [];
let isSlow = false;
const started: GatewayProcess[] = [];
beforeAll(async () => {
  // The identity provider logs reminders about production.
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  postgres = await prepareDatabase();
  proxy = await startDatabaseProxy(postgres.url);
  admin = new Pool({ connectionString: postgres.url });
  admin.on('error', () => {});
  issuerPort = await freePort();
  receiver = await startServer((_req, res) => void (isSlow ? received.push(res) : res.writeHead(204).end()));
  gateway = await start();
});
afterAll(async () => {
  for (const each of started) await each.stop();
  await provider?.stop();
  await receiver.stop();
  await admin.end();
  await proxy.stop();
  await postgres.stop();
});

async function start(settings = {}) {
  const each = await startGatewayProcess(proxy.url, {
    OIDC_ISSUER: `http://localhost:${issuerPort}`,
    ...settings,
  });
  started.push(each);
  return each;
}
const statusOf = async (path: string, cookie = '') =>
  (await get(gateway, path, { cookie, headers: { accept: 'text/html' } })).status;
const newUser = () => aUser({ deps: { pool: admin }, env: gateway.env });

test('listens without a database, and serves once it is available', async () => {
  const paths = ['/api/health/live', '/api/health/ready', '/api/services'];
  expect(await Promise.all(paths.map(path => statusOf(path)))).toEqual([200, 503, 503]);
  expect((await graphql(gateway, '{ services { id } }')).status).toBe(503);
  await postgres.start();
  expect(await until(async () => (await statusOf('/api/health/ready')) === 200)).toBeLessThan(RECOVERY_MS);
  expect(await statusOf('/api/services')).toBe(200);
});

test('fails only logins while the identity provider is unavailable', async () => {
  expect(await get(gateway, '/api/login', { headers: { accept: 'text/html' } })).toMatchObject({
    status: 503,
    body: expect.stringContaining('cannot be reached right now'),
  });
  expect([await statusOf('/api/health/ready'), await statusOf('/api/services')]).toEqual([200, 200]);
  provider = await startIdentityProvider(gateway.url, issuerPort);
  expect(await until(async () => (await statusOf('/api/login')) === 302)).toBeLessThan(RECOVERY_MS);
  const browser = new TestBrowser();
  await browser.follow(`${gateway.url}/api/login`, address => address === `${gateway.url}/`);
  expect(await statusOf('/api/auth/user', browser.cookie(gateway.url))).toBe(200);
});

describe('while the database fails', () => {
  const RESPONSE_LIMIT_MS = 12_000;

  let user: Awaited<ReturnType<typeof aUser>>;
  /** So many that none reaches the limit of reads. */
  const readers: (typeof user)[] = [];
  beforeAll(async () => {
    user = await newUser();
    await liftBookingLimit({ pool: admin }, user.id);
    for (let at = 0; at < 100; at += 1) readers.push(await newUser());
  });
  afterEach(async () => {
    proxy.heal();
    await untilServing();
    expect(gateway.running()).toBe(true);
    await expectNoLostConnection();
  });

  /** A connection that is neither idle nor in use by a request is lost to its pool. */
  async function expectNoLostConnection() {
    const inUse = async (pool: string) => {
      const count = (state: string) =>
        gateway.metric(`gateway_database_connections{pool="${pool}",state="${state}"}`);
      return (await count('total')) - (await count('idle'));
    };
    await until(async () => (await inUse('orm')) === 0 && (await inUse('sql')) === 0);
  }

  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  let reads = 0;
  const bookings = () => statusOf(get(gateway, '/api/consultations', readers[(reads += 1) % readers.length]));
  const ready = () => statusOf(get(gateway, '/api/health/ready'));
  const book = (key: string) =>
    post(gateway, '/api/consultations', aBooking({ name: key }), { ...user, key });
  const times = <Value>(count: number, make: (at: number) => Value) =>
    Array.from({ length: count }, (_, at) => make(at));

  /** Waits until every kind of read is answered again; returns the milliseconds that it took. */
  const untilServing = () =>
    until(async () => {
      const statuses = [await ready(), await statusOf(get(gateway, '/api/services'))];
      if (readers.length > 0) statuses.push(await bookings());
      return statuses.every(status => status === 200);
    });

  /** Statuses of concurrent requests of every kind; each must be answered in time, and live must stay 200. */
  async function statusesUnderLoad() {
    // A probe is shared for a second.
    await until(async () => (await ready()) === 503, RESPONSE_LIMIT_MS);
    const start = Date.now();
    const cached = [get(gateway, '/api/services'), graphql(gateway, '{ services { id } }')];
    const requests = [
      get(gateway, '/api/consultations', user),
      post(gateway, '/api/consultations', aBooking(), user),
      post(gateway, '/api/email-signup', { email: 'duplicate@example.com' }),
      graphql(gateway, '{ consultations { id } }', {}, user),
    ];
    expect(await statusOf(get(gateway, '/api/health/live'))).toBe(200);
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    for (const { status } of await Promise.all(cached)) expect([200, 503]).toContain(status);
    expect(Date.now() - start).toBeLessThan(RESPONSE_LIMIT_MS);
    return new Set(statuses);
  }

  /** Runs `work` while another transaction holds locks. */
  async function whileLocked(sql: string, work: (locker: PoolClient) => Promise<void>) {
    const locker = await admin.connect();
    await locker.query(`begin; ${sql}`);
    try {
      await work(locker);
    } finally {
      await locker.query('rollback').finally(() => locker.release());
    }
  }

  const ofGateway = `from pg_stat_activity where application_name = 'gateway'`;
  const terminateWaiting = `select pid, pg_terminate_backend(pid) ${ofGateway} and wait_event_type = 'Lock'`;
  const terminate = () => admin.query(`select pg_terminate_backend(pid) ${ofGateway}`);

  /** Waits until every slot of a pool serves; a lost one would never come back. */
  const untilEverySlotServes = () =>
    until(async () => (await Promise.all(times(40, bookings))).every(status => status === 200), 60_000);

  async function expectKeptOnce(keys: string[]) {
    const { rows } = await admin.query(
      'select name from consultations where owner_id = $1 and name = any($2)',
      [user.id, keys],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...keys].sort());
  }

  test('returns 503 while the database refuses connections, and recovers', async () => {
    proxy.refuse();
    // The cached catalogue expires too.
    await until(async () => (await statusOf(get(gateway, '/api/services'))) === 503);
    expect(await statusesUnderLoad()).toEqual(new Set([503]));
    proxy.heal();
    expect(await untilServing()).toBeLessThan(RECOVERY_MS);
  });

  test('neither loses nor duplicates acknowledged writes when the database crashes under load', async () => {
    const keys = times(120, at => `load-${at}`);
    const waiting = [...keys];
    const acknowledged = new Map<string, unknown>();
    const signedUp: string[] = [];
    let failed = 0;
    let crashed = false;
    const work = async () => {
      for (let key = waiting.shift(); key; key = waiting.shift()) {
        const email = anEmail();
        const [booking, signup] = await Promise.all([
          book(key),
          post(gateway, '/api/email-signup', { email }),
        ]);
        if (booking.status === 201) acknowledged.set(key, booking.body);
        else failed += Number(booking.status === 503);
        if (signup.status === 201) signedUp.push(email);
        if (acknowledged.size < 20 || crashed) continue;
        crashed = true;
        await postgres.crash();
      }
    };
    try {
      await Promise.all(times(12, work));
      expect(acknowledged.size + failed).toBe(keys.length);
      expect(failed).toBeGreaterThan(0);
      expect(await statusesUnderLoad()).toEqual(new Set([503]));
    } finally {
      if (crashed) await postgres.start();
    }
    expect(await untilServing()).toBeLessThan(RECOVERY_MS);
    for (const key of keys) {
      const { status, body } = await book(key);
      expect(status).toBe(201);
      if (acknowledged.has(key)) expect(body).toEqual(acknowledged.get(key));
    }
    await expectKeptOnce(keys);
    const { rows } = await admin.query('select email from email_signups where email = any($1)', [signedUp]);
    expect(rows.map(({ email }) => email).sort()).toEqual([...signedUp].sort());
  });

  test('keeps every pool slot when transactions lose their connections', async () => {
    const lost = new Set<number>();
    for (let round = 0; round < 10 && lost.size < 2 * POOL_SIZE; round += 1) {
      await whileLocked('lock table consultations in access exclusive mode', async () => {
        let answered = false;
        const answers = Promise.all(times(12, at => statusOf(book(`lost-${round}-${at}`)))).finally(
          () => (answered = true),
        );
        // How many wait at once depends on the machine: each is terminated as it comes.
        while (!answered)
          for (const { pid } of (await admin.query<{ pid: number }>(terminateWaiting)).rows) lost.add(pid);
        expect(new Set(await answers)).toEqual(new Set([503]));
      });
    }
    // With a slot lost each time, the pool would have been empty after ten.
    expect(lost.size).toBeGreaterThanOrEqual(2 * POOL_SIZE);
    await untilEverySlotServes();
  });

  test('returns 503 in time while the network drops everything, and recovers', async () => {
    proxy.hang();
    expect(await statusesUnderLoad()).toEqual(new Set([503]));
    proxy.heal();
    expect(await untilServing()).toBeLessThan(RECOVERY_MS);
  });

  test('replaces all silently dead connections after the first timeout', async () => {
    await Promise.all(times(40, bookings));
    proxy.hang();
    proxy.heal();
    const start = Date.now();
    expect(await bookings()).toBe(503);
    expect(new Set(await Promise.all(times(20, bookings)))).toEqual(new Set([200]));
    expect(Date.now() - start).toBeLessThan(RECOVERY_MS);
  });

  test('stays live and ready while a lock exhausts a pool', async () => {
    await whileLocked('lock table consultations in access exclusive mode', async () => {
      const start = Date.now();
      const answers = Promise.all(times(40, bookings));
      expect([await statusOf(get(gateway, '/api/health/live')), await ready()]).toEqual([200, 200]);
      expect(new Set(await answers)).toEqual(new Set([503]));
      expect(Date.now() - start).toBeLessThan(RESPONSE_LIMIT_MS);
    });
    expect(await untilServing()).toBeLessThan(RECOVERY_MS);
    await untilEverySlotServes();
  });

  test('serves public reads while the session table is locked', async () => {
    await whileLocked('lock table sessions in access exclusive mode', async () => {
      const answers = await Promise.all([
        get(gateway, '/api/services', user),
        graphql(gateway, '{ services { id } }', {}, user),
        get(gateway, '/api/health/ready'),
        get(gateway, '/api/consultations', user),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
    });
    expect(await untilServing()).toBeLessThan(RECOVERY_MS);
  });

  test('returns 503 for a deadlock, rolls back, and books at the next attempt', async () => {
    const lockOutbox = `set local deadlock_timeout = '1min'; lock table booking_notifications in share mode`;
    await whileLocked(lockOutbox, async locker => {
      // The booking holds its own row and waits for the outbox; the locker waits for the booking within the second
      // after which PostgreSQL looks for a deadlock.
      const locked = locker.query(`do $$ begin
      while not exists (select ${ofGateway} and wait_event_type = 'Lock') loop
        perform pg_sleep(0.01), pg_stat_clear_snapshot();
      end loop;
      lock table consultations in access exclusive mode;
    end $$`);
      expect(await statusOf(book('deadlock'))).toBe(503);
      await locked;
    });
    await until(() => gateway.logged.some(line => line.includes('40P01')));
    await expectKeptOnce([]);
    expect(await statusOf(book('deadlock'))).toBe(201);
    await expectKeptOnce(['deadlock']);
  });

  test('serves reads and returns 503 for writes while the database is read-only', async () => {
    await admin.query('alter database postgres set default_transaction_read_only = on');
    await terminate();
    await untilServing();
    expect([await statusOf(book('read-only')), await statusOf(get(gateway, '/api/services'))]).toEqual([
      503, 200,
    ]);
    await admin.query(
      'begin read write; alter database postgres reset default_transaction_read_only; commit',
    );
    await terminate();
    expect(await until(async () => (await statusOf(book('read-only'))) === 201)).toBeLessThan(RECOVERY_MS);
    await expectKeptOnce(['read-only']);
  });
});

test('books once when the gateway is killed between commit and response, and its successor is ready when its port opens', async () => {
  const { id, cookie } = await newUser();
  const rows = async () =>
    (await admin.query('select id from consultations where owner_id = $1', [id])).rows as { id: string }[];
  const book = () => post(gateway, '/api/consultations', aBooking(), { cookie, key: 'one' });

  proxy.swallowCommits();
  const unanswered = expect(book()).rejects.toThrow();
  await until(async () => (await rows()).length === 1);
  gateway.kill('SIGKILL');
  expect(await gateway.ended).toBe('SIGKILL');
  await unanswered;

  proxy.heal();
  gateway = await start({
    NOTIFICATION_WEBHOOK_URL: receiver.url,
    NOTIFICATION_WEBHOOK_SECRET: 'the-webhook-secret',
  });
  // A rolling update sends it requests as soon as its port is open. Only a first attempt that failed, as on a machine
  // that is too busy, opens the port early.
  const failed = gateway.logged.some(line => line.includes('database migration failed'));
  expect(await statusOf('/api/health/ready')).toBe(failed ? 503 : 200);
  await until(async () => (await statusOf('/api/health/ready')) === 200);
  const [again, oncemore] = [await book(), await book()];
  const [row] = await rows();
  expect([again.status, again.body]).toEqual([201, expect.objectContaining({ ...aBooking(), id: row!.id })]);
  expect(oncemore.body).toEqual(again.body);
  expect(await rows()).toHaveLength(1);
  const { rowCount } = await admin.query('select from booking_notifications where consultation_id = $1', [
    row!.id,
  ]);
  expect(rowCount).toBe(1);
  // Else one could be under way when the next test counts what arrives.
  const waiting = 'select from booking_notifications where delivered_at is null';
  await until(async () => (await admin.query(waiting)).rowCount === 0);
});

/** A GraphQL request whose headers the gateway has read, and whose body `finish` sends. */
async function requestInFlight() {
  // Nothing that needs the database: on a slow machine a connection may take too long.
  const body = JSON.stringify({ query: '{ __typename }' });
  const request = http.request(`${gateway.url}/graphql`, {
    method: 'POST',
    // The gateway answers "100 Continue" as soon as it handles the request.
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      expect: '100-continue',
    },
    agent: new http.Agent({ keepAlive: true }),
  });
  const ended = once(request, 'error');
  request.flushHeaders();
  await once(request, 'continue');
  return {
    ended,
    finish: async () => {
      request.end(body);
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response.statusCode;
    },
  };
}

test('on SIGTERM requests in flight are finished and none accepted, the notification under way is stored as sent, no other is claimed, and an endless request is cut off', async () => {
  await admin.query('truncate consultations cascade');
  isSlow = true;
  const inFlight = await Promise.all(Array.from({ length: 100 }, requestInFlight));
  expect((await post(gateway, '/api/consultations', aBooking(), await newUser())).status).toBe(201);
  await until(() => received.length === 1);
  // It never ends, as a long answer of the tutor.
  const { ended } = await requestInFlight();

  gateway.kill('SIGTERM');
  await until(() => gateway.logged.some(line => line.includes('"stopping"')));
  // Due while requests are still under way: another gateway's to send.
  await admin.query(`insert into booking_notifications (id, consultation_id)
    select gen_random_uuid(), id from consultations`);
  received[0]!.writeHead(204).end();
  await until(() =>
    fetch(gateway.url + '/api/health/live').then(
      () => false,
      () => true,
    ),
  );
  const statuses = await Promise.all(inFlight.map(({ finish }) => finish()));
  expect(new Set(statuses)).toEqual(new Set([200]));

  await ended;
  expect(await gateway.ended).toBe(0);
  const { rows } = await admin.query(
    'select attempts, delivered_at is not null as delivered from booking_notifications order by attempts',
  );
  expect(rows).toEqual([
    { attempts: 0, delivered: false },
    { attempts: 1, delivered: true },
  ]);
  expect(received).toHaveLength(1);
});
