import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { freePort, until } from '@site/tooling/testkit';
import { aBooking, aUser } from '../../testing/factories.ts';
import { startGateway, startGatewayOn, type TestGateway } from '../../testing/gateway.ts';
import { post } from '../../testing/requests.ts';
import type { Consultation } from '../consultation.entity.ts';
import { countPending } from './outbox.ts';
import { createSender } from './outboxWorker.ts';

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
const makeDue = () => query(`update booking_notifications set next_attempt_at = now() - interval '1 second'`);
const messageIds = () => emails.map(({ text }) => /^Message-ID: <(.+)@consultations>\r?$/im.exec(text)?.[1]);

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
