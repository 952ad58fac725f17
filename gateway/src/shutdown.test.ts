import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { startDatabase, type TestDatabase, until } from '@site/tooling/testkit';
import { aBooking, aUser } from './testing/factories.ts';
import { startGatewayProcess, untilReady, type GatewayProcess } from './testing/gatewayProcess.ts';
import { post } from './testing/requests.ts';
import { startServer } from './testing/server.ts';

jest.setTimeout(120_000);

let postgres: TestDatabase;
let admin: Pool;
let receiver: Awaited<ReturnType<typeof startServer>>;
let gateway: GatewayProcess;
/** Notifications that the receiver has and did not answer yet. */
const received: ServerResponse[] = [];

beforeAll(async () => {
  postgres = await startDatabase();
  admin = new Pool({ connectionString: postgres.url });
  admin.on('error', () => {});
  receiver = await startServer((_req, res) => void received.push(res));
  gateway = await startGatewayProcess(postgres.url, {
    NOTIFICATION_WEBHOOK_URL: receiver.url,
    NOTIFICATION_WEBHOOK_SECRET: 'the-webhook-secret',
  });
  await untilReady(gateway);
});
afterAll(async () => {
  await gateway.stop();
  await receiver.stop();
  await admin.end();
  await postgres.stop();
});

/** A request that the gateway handles and that never ends, as a long answer of the tutor. */
async function endlessRequest() {
  const request = http.request(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '99', expect: '100-continue' },
  });
  const ended = once(request, 'error');
  request.flushHeaders();
  await once(request, 'continue');
  return { ended };
}

test('on SIGTERM no notification is claimed, the one under way is stored as sent, and an endless request is cut off', async () => {
  const user = await aUser({ deps: { pool: admin }, env: gateway.env });
  expect((await post(gateway, '/api/consultations', aBooking(), user)).status).toBe(201);
  await until(() => received.length === 1);
  const endless = await endlessRequest();

  gateway.kill('SIGTERM');
  await until(() => gateway.logged.some(line => line.includes('"stopping"')));
  // Due while requests are still under way: another gateway's to send.
  await admin.query(`insert into booking_notifications (id, consultation_id)
    select gen_random_uuid(), id from consultations`);
  received[0]!.writeHead(204).end();

  await endless.ended;
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
