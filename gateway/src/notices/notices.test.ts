import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { aBooking, aUser } from '../testing/factories.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { post } from '../testing/requests.ts';
import { countWaiting, deliverOne } from './deliver.ts';
import { createSend } from './send.ts';

const SECRET = 'a-secret-of-the-webhook';
let gateway: TestGateway;
let receiver: Server;
let answer = 204;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  receiver = createServer(async (req, res) => {
    received.push({ headers: req.headers, body: Buffer.concat(await req.toArray()).toString() });
    res.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  // The courier of the process itself stays off: these tests deliver step by step.
  gateway = await startGateway();
}, 30_000);
afterAll(async () => {
  await gateway.stop();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(async () => {
  answer = 204;
  received.length = 0;
  await gateway.deps.pool.query('truncate booking_notices');
});

const webhook = () => {
  const { port } = receiver.address() as AddressInfo;
  const NOTICE_WEBHOOK_URL = `http://127.0.0.1:${port}/`;
  return createSend({ ...gateway.env, NOTICE_WEBHOOK_URL, NOTICE_WEBHOOK_SECRET: SECRET })!;
};
const deliver = () => deliverOne(gateway.deps.orm.em, webhook(), gateway.deps.log);
const waiting = () => countWaiting(gateway.deps.orm.em);
// A second ago: the database counts microseconds, and this process's clock cuts them off.
const due = () =>
  gateway.deps.pool.query(`update booking_notices set next_attempt_at = now() - interval '1 second'`);

async function booked() {
  const { cookie } = await aUser(gateway);
  return (await post(gateway, '/api/consultations', aBooking(), { cookie })).body as { id: string };
}

test('a booking is delivered once, signed, with all that was written', async () => {
  const booking = await booked();
  expect(await waiting()).toBe(1);
  expect([await deliver(), await deliver(), await waiting()]).toEqual([true, false, 0]);
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(JSON.parse(body)).toEqual({ event: 'consultation.booked', consultation: booking });
  const signed = `${String(headers['x-signature-timestamp'])}.${body}`;
  expect(headers['x-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(signed).digest('hex')}`);
  expect(headers['idempotency-key']).toBe(booking.id);
});

test('a receiver that fails is tried again, later and later, until it takes the booking', async () => {
  await booked();
  answer = 500;
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await due();
    expect([await deliver(), await deliver()]).toEqual([true, false]);
    const { rows } = await gateway.deps.pool.query('select next_attempt_at from booking_notices');
    pauses.push(Math.round((rows[0].next_attempt_at.getTime() - Date.now()) / 1000));
  }
  expect(pauses).toEqual([5, 10, 20, 40]);
  answer = 200;
  await due();
  await deliver();
  expect([received.length, await waiting()]).toEqual([5, 0]);
});

test('couriers side by side take different bookings', async () => {
  await Promise.all([booked(), booked(), booked()]);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
});

test('with nothing set there is one warning at the start', () => {
  expect(gateway.logged.filter(line => line.includes('Nobody is told of bookings'))).toHaveLength(1);
});

test('how many wait is one of the figures', async () => {
  await booked();
  expect(await gateway.deps.metrics.registry.metrics()).toContain('gateway_booking_notices_waiting 1');
});
