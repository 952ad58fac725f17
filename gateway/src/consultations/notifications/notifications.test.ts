import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort, until } from '@site/tooling/testkit';
import { SMTPServer } from 'smtp-server';
import { aBooking, aUser } from '../../testing/factories.ts';
import { gatewayForTests, startGateway, startGatewayOn, type TestGateway } from '../../testing/gateway.ts';
import { get, post } from '../../testing/requests.ts';
import { startServer } from '../../testing/server.ts';
import type { Consultation } from '../consultation.entity.ts';
import { claimDue, countFailed, countPending, MAX_ATTEMPTS, sendClaimed } from './outbox.ts';
import { createSender, sendNotifications } from './outboxWorker.ts';

const SECRET = 'the-webhook-secret';
// The outbox worker is off: these tests send step by step.
const gateway = gatewayForTests();
let receiver: Awaited<ReturnType<typeof startServer>>;
/** 0: it does not answer. */
let receiverStatus = 204;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  receiver = await startServer(async (req, res) => {
    received.push({ headers: req.headers, body: Buffer.concat(await req.toArray()).toString() });
    if (receiverStatus) res.writeHead(receiverStatus).end();
  });
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  receiverStatus = 204;
  received.length = 0;
  await gateway.deps.pool.query('truncate booking_notifications');
});

const webhook = () => {
  const channel = { NOTIFICATION_WEBHOOK_URL: receiver.url, NOTIFICATION_WEBHOOK_SECRET: SECRET };
  return createSender({ ...gateway.env, ...channel })!;
};
/** A sender that is less patient. */
const sendTo = (url: string) => async () => void (await fetch(url, { signal: AbortSignal.timeout(100) }));
/** Claims one notification and sends it; false if none was due. */
async function send(): Promise<boolean> {
  const { orm, log } = gateway.deps;
  const [claimed] = await claimDue(orm.em, 1);
  if (claimed) await sendClaimed(orm.em, webhook(), log, claimed);
  return claimed !== undefined;
}
const pending = () => countPending(gateway.deps.orm.em);
// A second ago: the database counts microseconds, this process's clock milliseconds.
const makeDue = () =>
  gateway.deps.pool.query(`update booking_notifications set next_attempt_at = now() - interval '1 second'`);

async function book() {
  const { cookie } = await aUser(gateway);
  return (await post(gateway, '/api/consultations', aBooking(), { cookie })).body as { id: string };
}

test('a booking is sent once, signed, with every field of the form', async () => {
  const booking = await book();
  expect(await gateway.deps.metrics.registry.metrics()).toContain('gateway_booking_notifications_pending 1');
  expect([await send(), await send(), await pending()]).toEqual([true, false, 0]);
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(JSON.parse(body)).toEqual({ event: 'consultation.booked', consultation: booking });
  const signed = `${String(headers['x-signature-timestamp'])}.${body}`;
  expect(headers['x-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(signed).digest('hex')}`);
  expect(headers['idempotency-key']).toBe(booking.id);
});

test('a receiver that fails is retried with exponential back-off until it accepts the booking', async () => {
  await book();
  receiverStatus = 500;
  for (const seconds of [5, 10, 20, 40]) {
    await makeDue();
    const before = Date.now();
    expect([await send(), await send()]).toEqual([true, false]);
    const { rows } = await gateway.deps.pool.query('select next_attempt_at from booking_notifications');
    const failedAt = rows[0].next_attempt_at.getTime() - seconds * 1000;
    expect(failedAt).toBeGreaterThanOrEqual(before);
    expect(failedAt).toBeLessThanOrEqual(Date.now());
  }
  receiverStatus = 200;
  await makeDue();
  await send();
  expect([received.length, await pending()]).toEqual([5, 0]);
});

test('logs one warning at the start when no channel is set', () => {
  expect(gateway.logged.filter(line => line.includes('booking notifications are disabled'))).toHaveLength(1);
});

test('a sent notification whose outcome cannot be stored is no failed delivery: it is sent again after its lease', async () => {
  await book();
  await gateway.deps.pool.query(`create function fail() returns trigger language plpgsql as
      $$ begin raise 'disk full'; end $$;
    create trigger fail before update of delivered_at on booking_notifications
      for each row when (new.delivered_at is not null) execute function fail()`);
  const logged = gateway.logged.length;
  await expect(send()).rejects.toThrow('disk full');
  expect(gateway.logged.slice(logged).join('')).not.toContain('booking notification failed');
  await gateway.deps.pool.query('drop function fail() cascade');
  const { rows } = await gateway.deps.pool.query('select attempts, last_error from booking_notifications');
  expect(rows).toEqual([{ attempts: 1, last_error: null }]);
  await makeDue();
  expect([await send(), await pending()]).toEqual([true, 0]);
  expect(received).toHaveLength(2);
});

test('a claimed notification is not claimed again until its lease has ended', async () => {
  const { id } = await book();
  const claim = async () =>
    (await claimDue(gateway.deps.orm.em, 10)).map(({ consultation }) => consultation.id);
  expect([await claim(), await claim()]).toEqual([[id], []]);
  const { rows } = await gateway.deps.pool.query(
    'select extract(epoch from next_attempt_at - now()) as seconds from booking_notifications',
  );
  expect(Number(rows[0].seconds)).toBeGreaterThan(55);
  await makeDue();
  expect(await claim()).toEqual([id]);
});

describe('of two workers, one paused beyond its lease,', () => {
  const row = async () => {
    const { rows } = await gateway.deps.pool.query(
      `select attempts, delivered_at is not null as delivered, failed_at is not null as failed, last_error
       from booking_notifications`,
    );
    return rows[0] as Record<string, unknown>;
  };
  /** A claim whose send ends when the test says so, and a second claim of the same notification. */
  async function twoClaims() {
    await book();
    const { orm, log } = gateway.deps;
    const claim = async () => (await claimDue(orm.em, 1))[0]!;
    const paused = await claim();
    let end = (_error?: Error) => {};
    const send = () =>
      new Promise<void>((resolve, reject) => (end = error => (error ? reject(error) : resolve())));
    const outcome = sendClaimed(orm.em, send, log, paused);
    await makeDue();
    const second = await claim();
    return {
      endPaused: (error?: Error) => (end(error), outcome),
      deliverSecond: () => sendClaimed(orm.em, async () => {}, log, second),
      failSecond: () => sendClaimed(orm.em, () => Promise.reject(new Error('down')), log, second),
    };
  }

  test('a late failure does not undo a delivery', async () => {
    const { deliverSecond, endPaused } = await twoClaims();
    await deliverSecond();
    await endPaused(new Error('late'));
    expect(await row()).toMatchObject({ delivered: true, failed: false, last_error: null });
  });

  test('a late failure does not end the lease of the other', async () => {
    const { endPaused } = await twoClaims();
    const before = await gateway.deps.pool.query('select * from booking_notifications');
    await endPaused(new Error('late'));
    const after = await gateway.deps.pool.query('select * from booking_notifications');
    expect(after.rows).toEqual(before.rows);
  });

  test('a late delivery counts, whatever the other meets', async () => {
    const { failSecond, endPaused } = await twoClaims();
    await endPaused();
    await failSecond();
    expect(await row()).toMatchObject({ delivered: true, failed: false, last_error: null, attempts: 2 });
  });
});

test.each([
  ['the status of a receiver that refuses', 'HTTP 500', 500, webhook],
  ['that nobody listens', 'ECONNREFUSED', 204, async () => sendTo(`http://127.0.0.1:${await freePort()}`)],
  ['that the answer took too long', 'TimeoutError', 0, async () => sendTo(receiver.url)],
])('a failed delivery stores %s: %s', async (_, reason, status, sender) => {
  await book();
  receiverStatus = status;
  const { orm, log, pool } = gateway.deps;
  await sendClaimed(orm.em, await sender(), log, (await claimDue(orm.em, 1))[0]!);
  expect((await pool.query('select last_error from booking_notifications')).rows).toEqual([
    { last_error: reason },
  ]);
});

test('a gateway that stops waits for eight sends that do not end only so long', async () => {
  for (let at = 0; at < 8; at += 1) await book();
  const { orm, log } = gateway.deps;
  const stopping = new AbortController();
  let sending = 0;
  const send = () => new Promise<void>(() => (sending += 1));
  const ended = sendNotifications(orm.em, send, log, stopping.signal, 50);
  await until(() => sending === 8);
  stopping.abort();
  await ended;
});

test('after the last attempt a notification is a dead letter: in the log, in a metric, and not sent again', async () => {
  await book();
  receiverStatus = 500;
  await gateway.deps.pool.query('update booking_notifications set attempts = $1', [MAX_ATTEMPTS - 1]);
  expect([await send(), await pending()]).toEqual([true, 0]);
  await makeDue();
  expect(await send()).toBe(false);
  expect(gateway.logged.join('')).toContain('booking notification failed permanently');
  const metrics = await gateway.deps.metrics.registry.metrics();
  expect(metrics).toContain('gateway_booking_notifications_failed 1');
  expect(metrics).toContain('gateway_booking_notifications_pending 0');
});

/** What docs/operations.md advises, as it stands there. */
async function statements() {
  const file = path.join(import.meta.dirname, '../../../../docs/operations.md');
  const sections = (await readFile(file, 'utf8')).split('\n## ');
  const section = sections.find(text => text.startsWith('Booking noti'))!;
  return [...section.matchAll(/```sql\n(.+?)```/gs)].map(([, sql]) => sql!);
}
const query = async (sql: string) => (await gateway.deps.pool.query(sql)).rows;

/** Two notifications that were given up: one that the receiver refused, one of the backlog. */
async function twoFailed() {
  const user = await aUser(gateway);
  for (const [service, error] of [
    ['vip', 'HTTP 500'],
    ['signals', 'EXPIRED'],
  ] as const) {
    const { body } = await post(gateway, '/api/consultations', aBooking({ service }), user);
    await query(`update booking_notifications set failed_at = now(), last_error = '${error}', attempts = 32
      where consultation_id = '${(body as { id: string }).id}'`);
  }
  return user;
}

test('failed notifications are queued again, the expired backlog is not', async () => {
  await twoFailed();
  await query((await statements())[0]!);
  expect(
    await query('select last_error, attempts from booking_notifications where failed_at is null'),
  ).toEqual([{ last_error: 'HTTP 500', attempts: 0 }]);
});

test('acknowledged ones are not counted any more, later ones are, and every booking stays', async () => {
  const user = await twoFailed();
  await query(
    `update booking_notifications set failed_at = now() + interval '1 hour' where last_error = 'EXPIRED'`,
  );
  await query((await statements())[1]!.replace(/'[^']+'/, `now() + interval '1 minute'`));
  expect(await countFailed(gateway.deps.orm.em)).toBe(1);
  expect((await get(gateway, '/api/consultations', user)).body).toHaveLength(2);
});

describe('emails', () => {
  // Two gateways whose workers share one outbox, and a real mail server.
  let gateways: [TestGateway, TestGateway];
  let users: { cookie: string }[];
  let port: number;
  let mailServer: SMTPServer | undefined;
  /** Emails that the mail server accepted, as received. */
  const emails: { to: string[]; text: string }[] = [];
  /** What the mail server waits for before it accepts an email. */
  const delays: Promise<void>[] = [];

  beforeAll(async () => {
    port = await freePort();
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      NOTIFICATION_EMAIL: 'desk@example.com',
      NOTIFICATION_FROM: 'site@example.com',
    };
    const first = await startGateway(settings);
    gateways = [first, await startGatewayOn(first.env.DATABASE_URL, settings)];
    // More than one: a user may book twenty times a minute.
    users = [await aUser(first), await aUser(first)];
  });
  afterAll(async () => {
    for (const each of gateways) await each.stop();
    await new Promise<void>(resolve => (mailServer ? mailServer.close(resolve) : resolve()));
  });

  async function startMailServer() {
    mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, done) => {
        void stream.toArray().then(async (chunks: Buffer[]) => {
          await delays.shift();
          const text = Buffer.concat(chunks).toString();
          emails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    mailServer.on('error', () => {});
    mailServer.listen(port, '127.0.0.1');
    await once(mailServer.server, 'listening');
  }

  async function book(at = 0): Promise<string> {
    const gateway = gateways[at % gateways.length]!;
    const answer = await post(gateway, '/api/consultations', aBooking({ name: `Ada ${at}` }), users[at % 2]);
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  }
  const query = (sql: string) => gateways[0].deps.pool.query(sql);
  const pending = () => countPending(gateways[0].deps.orm.em);
  /** Skips the back-off. */
  const makeDue = () =>
    query(`update booking_notifications set next_attempt_at = now() - interval '1 second'`);
  const messageIds = () =>
    emails.map(({ text }) => /^Message-ID: <(.+)@consultations>\r?$/im.exec(text)?.[1]);

  test('a booking made while the mail server is down is sent once it is up', async () => {
    const id = await book();
    await until(
      async () => (await query('select from booking_notifications where attempts > 0')).rowCount === 1,
    );
    expect([emails.length, await pending()]).toEqual([0, 1]);

    await startMailServer();
    await makeDue();
    await until(async () => (await pending()) === 0);
    // Whoever was sending it when it was made due sends it, too: under the same id.
    expect(new Set(messageIds())).toEqual(new Set([id]));
    const [{ to, text }] = emails as [(typeof emails)[number]];
    expect(to).toEqual(['desk@example.com']);
    for (const part of ['From: site@example.com', 'Subject: New consultation: signals'])
      expect(text).toContain(part);
    const { name, email, phone, message } = aBooking({ name: 'Ada 0' });
    for (const line of [`name: ${name}`, `email: ${email}`, `phone: ${phone}`]) expect(text).toContain(line);
    expect(text.replaceAll('\r', '').trimEnd()).toMatch(new RegExp(`\n\nMessage:\n${message}$`));
  });

  test('two workers send each of many bookings once', async () => {
    const ids: (string | undefined)[] = [];
    for (let at = 0; at < 20; at += 1) ids.push(await book(at));
    await until(async () => (await pending()) === 0);
    // The second email of the booking before may come this late.
    const sent = messageIds().filter(id => ids.includes(id));
    expect(sent.sort()).toEqual(ids.sort());
    expect(gateways.flatMap(({ logged }) => logged).join()).not.toContain('@example.com');
  });

  test('a slow mail server keeps no transaction open and does not hold up other notifications', async () => {
    const before = emails.length;
    let accept = () => {};
    delays.push(new Promise(resolve => (accept = resolve)));
    const slow = await book();
    await until(() => delays.length === 0);
    const others = [await book(1), await book(2)];
    await until(() => emails.length === before + 2);
    expect(messageIds().slice(before).sort()).toEqual([...others].sort());
    const { rows } = await query(
      `select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
    accept();
    await until(async () => (await pending()) === 0);
    expect(messageIds().at(-1)).toBe(slow);
  });

  test('line breaks in a booking add neither headers nor recipients to the email', async () => {
    const injected = 'Ada\r\nBcc: thief@evil.example\r\n\r\n.\r\nRCPT TO:<thief@evil.example>\r\n';
    const fields = { name: injected, phone: injected, email: injected, message: injected };
    const consultation = { ...aBooking(), ...fields, id: '1', createdAt: new Date() } as Consultation;
    await createSender(gateways[0].env)!({ id: '2', event: 'booked', consultation });
    const { to, text } = emails.at(-1)!;
    expect(to).toEqual(['desk@example.com']);
    expect(text.split(/\r?\n\r?\n/)[0]).not.toMatch(/evil|bcc/i);
  });
});
