import { Pool } from 'pg';
import type { MeasuredServer } from '../api/servers.ts';
import { openTestbed } from '../api/testbed.ts';
import { median } from '../median.ts';
import type { Benchmark } from '../benchmark.ts';
import { attackNames } from './attacksOn.ts';
import { graphqlRequests, ordinaryRequest, send, type GraphqlRequest } from './graphqlRequests.ts';
import { compareWaits } from './visitors.ts';

const DEFAULT_REQUESTS = 10_000;
const BOOKINGS = 100;
const WARM_UP = 500;
const REPEATS = 15;
const SHOWN = 5;

/**
 * What a stranger can cost: `npm run bench -- attacks [REQUESTS]`. First generated GraphQL requests, one after the other:
 * the largest answer, and the most CPU time of the gateway, which has one thread, beside an ordinary request's. Then what
 * another visitor waits while attacks run, beside the same number of ordinary requests.
 */
export const benchAttacks: Benchmark = async ({ onExit, progress: { print }, args }) => {
  const testbed = await openTestbed(onExit);
  const gateway = await testbed.startGateway({ REQUESTS_PER_MINUTE: '1000000' });
  const [user] = await testbed.createUsers(1);
  const { id, cookie } = user!;
  await insertBookings(testbed.databaseUrl, id);
  await measureRequests(gateway, cookie, Number(args[0] ?? DEFAULT_REQUESTS), print);
  await measureWaits(gateway, cookie, print);
};

type Print = (line: string) => void;

async function insertBookings(databaseUrl: string, userId: string) {
  const pool = new Pool({ connectionString: databaseUrl });
  await pool.query(
    `insert into consultations (id, owner_id, name, email, phone, service, message)
     select gen_random_uuid(), $1, 'Ada Lovelace', 'ada@example.com', '+44 20 7946 0000', 'vip', $2
     from generate_series(1, $3)`,
    [userId, 'Before noon, please. '.repeat(5), BOOKINGS],
  );
  await pool.end();
}

/** CPU milliseconds of the gateway's process: unlike the time that its event loop is busy, other load does not change it. */
async function usualCost(gateway: MeasuredServer, request: GraphqlRequest, cookie: string): Promise<number> {
  const costs: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const before = await gateway.usage();
    await send(gateway.url, request, cookie);
    costs.push(((await gateway.usage()).cpuUs - before.cpuUs) / 1000);
  }
  return median(costs);
}

async function measureRequests(gateway: MeasuredServer, cookie: string, count: number, print: Print) {
  for (let request = 0; request < WARM_UP; request += 1) await send(gateway.url, ordinaryRequest, cookie);
  let largest = { name: '', bytes: 0 };
  let costliest: { request: GraphqlRequest; ms: number }[] = [];
  let used = (await gateway.usage()).cpuUs;
  let sent = 0;
  for (const request of graphqlRequests(count)) {
    const bytes = await send(gateway.url, request, cookie);
    const { cpuUs } = await gateway.usage();
    const ms = (cpuUs - used) / 1000;
    used = cpuUs;
    if (bytes > largest.bytes) largest = { name: request.name, bytes };
    costliest = [...costliest, { request, ms }].sort((one, other) => other.ms - one.ms).slice(0, 4 * SHOWN);
    sent += 1;
    if (sent % 1_000 === 0) print(`${sent} requests sent`);
  }
  // One measurement may contain a garbage collection: the costliest are measured again, beside an ordinary request.
  const again = [];
  for (const { request } of costliest) {
    const ordinary = await usualCost(gateway, ordinaryRequest, cookie);
    const ms = await usualCost(gateway, request, cookie);
    again.push({ name: request.name, ms, ratio: ms / ordinary });
  }
  again.sort((one, other) => other.ratio - one.ratio);
  print(`${count} GraphQL requests; largest answer ${largest.bytes} bytes (${largest.name})`);
  print('request | way in | encoding | CPU ms | beside ordinary (aim 10x)');
  for (const { name, ms, ratio } of again.slice(0, SHOWN))
    print([name, ms.toFixed(2), `${ratio.toFixed(1)}x`].join(' | '));
}

async function measureWaits({ url }: MeasuredServer, cookie: string, print: Print) {
  print(
    'four times a second | ms until a read is answered | beside ordinary requests (aim 1.2x) | middle half',
  );
  for (const name of attackNames) {
    const { ms, ratio, quartiles } = await compareWaits({ url, cookie, name });
    const middle = quartiles.map(each => each.toFixed(2)).join(' to ');
    print([name, ms.toFixed(2), `${ratio.toFixed(2)}x`, middle].join(' | '));
  }
}
