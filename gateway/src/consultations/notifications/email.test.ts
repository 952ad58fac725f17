import { once } from 'node:events';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { freePort, startDatabase, type TestDatabase, until } from '@site/tooling/testkit';
import { aBooking, aUser } from '../../testing/factories.ts';
import { startGatewayProcess, untilReady, type GatewayProcess } from '../../testing/gatewayProcess.ts';
import { post } from '../../testing/requests.ts';
import type { Consultation } from '../consultation.entity.ts';
import { createSender } from './outboxWorker.ts';

jest.setTimeout(120_000);

// Two gateways whose workers share one outbox, and a real mail server.
let postgres: TestDatabase;
let admin: Pool;
let gateways: [GatewayProcess, GatewayProcess];
let users: { cookie: string }[];
let port: number;
let mailServer: SMTPServer | undefined;
/** Emails that the mail server accepted, as received. */
const emails: { to: string[]; text: string }[] = [];
/** What the mail server waits for before it accepts an email. */
const delays: Promise<void>[] = [];

beforeAll(async () => {
  postgres = await startDatabase();
  admin = new Pool({ connectionString: postgres.url });
  admin.on('error', () => {});
  port = await freePort();
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NOTIFICATION_EMAIL: 'desk@example.com',
    NOTIFICATION_FROM: 'site@example.com',
  };
  const start = () => startGatewayProcess(postgres.url, settings);
  gateways = await Promise.all([start(), start()]);
  await untilReady(...gateways);
  const sessions = { deps: { pool: admin }, env: gateways[0].env };
  // More than one: a user may book twenty times a minute.
  users = [await aUser(sessions), await aUser(sessions)];
});
afterAll(async () => {
  for (const each of gateways) await each.stop();
  await new Promise<void>(resolve => (mailServer ? mailServer.close(resolve) : resolve()));
  await admin.end();
  await postgres.stop();
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
const outbox = async () =>
  (await admin.query('select attempts, delivered_at from booking_notifications order by created_at'))
    .rows as {
    attempts: number;
    delivered_at: Date | null;
  }[];
const pending = () => gateways[1].metric('gateway_booking_notifications_pending');
/** Skips the back-off. */
const makeDue = () =>
  admin.query(`update booking_notifications set next_attempt_at = now() - interval '1 second'`);
const messageIds = () => emails.map(({ text }) => /^Message-ID: <(.+)@consultations>\r?$/im.exec(text)?.[1]);

test('a booking made while the mail server is down is sent once it is up', async () => {
  const id = await book();
  await until(async () => (await outbox())[0]!.attempts > 0);
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
  const before = emails.length;
  const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => book(at)));
  await until(async () => (await pending()) === 0);
  expect(messageIds().slice(before).sort()).toEqual([...ids].sort());
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
  const { rows } = await admin.query(
    `select state from pg_stat_activity where state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  accept();
  await until(async () => (await pending()) === 0);
  expect(messageIds().at(-1)).toBe(slow);
  expect(await outbox()).not.toContainEqual(expect.objectContaining({ delivered_at: null }));
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
