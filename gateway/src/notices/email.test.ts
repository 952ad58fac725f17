import { once } from 'node:events';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { aBooking, aUser } from '../testing/factories.ts';
import { startGatewayProcess, untilReady, type GatewayProcess } from '../testing/gatewayProcess.ts';
import { freePort, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { post } from '../testing/requests.ts';
import { until } from '../testing/until.ts';

jest.setTimeout(120_000);

// Two gateways whose couriers share one outbox, and a real mail server.
let postgres: TestPostgres;
let admin: Pool;
let gateways: [GatewayProcess, GatewayProcess];
let member: { cookie: string };
let port: number;
let mailServer: SMTPServer | undefined;
/** Letters that the mail server took, as they came over the wire. */
const letters: { to: string[]; text: string }[] = [];
/** What the mail server says to a letter before it takes any. */
const refusals: Error[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  admin = new Pool({ connectionString: postgres.url });
  admin.on('error', () => {});
  port = await freePort();
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NOTICE_EMAIL: 'desk@example.com',
    NOTICE_FROM: 'site@example.com',
  };
  const start = () => startGatewayProcess(postgres.url, settings);
  gateways = await Promise.all([start(), start()]);
  await untilReady(...gateways);
  member = await aUser({ deps: { pool: admin }, env: gateways[0].env });
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
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void stream.toArray().then((chunks: Buffer[]) => {
        const refusal = refusals.shift();
        if (refusal) return done(refusal);
        const text = Buffer.concat(chunks).toString();
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), text });
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
  const answer = await post(gateway, '/api/consultations', aBooking({ name: `Ada ${at}` }), member);
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}
const outbox = async () =>
  (await admin.query('select attempts, delivered_at from booking_notices order by created_at')).rows as {
    attempts: number;
    delivered_at: Date | null;
  }[];
const waiting = () => gateways[1].metric('gateway_booking_notices_waiting');
/** Nobody waits for the pauses between attempts. */
const hurry = () => admin.query(`update booking_notices set next_attempt_at = now() - interval '1 second'`);
const messageIds = () => letters.map(({ text }) => /^Message-ID: <(.+)@consultations>\r?$/im.exec(text)?.[1]);

test('a booking that was made while the mail server was away is delivered once it is there', async () => {
  const id = await book();
  await until(async () => (await outbox())[0]!.attempts > 0);
  expect([letters.length, await waiting()]).toEqual([0, 1]);

  await startMailServer();
  await hurry();
  await until(async () => (await waiting()) === 0);
  expect(messageIds()).toEqual([id]);
  const [{ to, text }] = letters as [(typeof letters)[number]];
  expect(to).toEqual(['desk@example.com']);
  for (const part of ['From: site@example.com', 'Subject: New consultation: signals'])
    expect(text).toContain(part);
  const { name, email, phone, message } = aBooking({ name: 'Ada 0' });
  for (const line of [`name: ${name}`, `email: ${email}`, `phone: ${phone}`, `message: ${message}`])
    expect(text).toContain(line);
});

test('a letter that the mail server could not take is sent again', async () => {
  refusals.push(Object.assign(new Error('Try again later.'), { responseCode: 451 }));
  const id = await book();
  await until(async () => (await outbox()).at(-1)!.attempts > 0);
  await hurry();
  await until(async () => (await waiting()) === 0);
  expect([refusals.length, (await outbox()).at(-1)!.attempts]).toEqual([0, 2]);
  expect(messageIds().filter(each => each === id)).toHaveLength(1);
});

test('two couriers deliver each of many bookings once', async () => {
  const before = letters.length;
  const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => book(at)));
  await until(async () => (await waiting()) === 0);
  expect(messageIds().slice(before).sort()).toEqual([...ids].sort());
  expect(gateways.flatMap(({ logged }) => logged).join()).not.toContain('@example.com');
});
