import type { MeasuredServer } from '../api/servers.ts';
import { openTestbed } from '../api/testbed.ts';
import { median } from '../median.ts';
import type { Benchmark } from '../benchmark.ts';
import { graphqlRequests, type GraphqlRequest } from './graphqlRequests.ts';
import { attacksOn } from './attacksOn.ts';
import { compareWaits } from './visitors.ts';

const DEFAULT_REQUESTS = 10_000;
const WARM_UP = 500;
const REPEATS = 15;
const SHOWN = 5;

/**
 * What a stranger can cost: `npm run bench -- attacks [REQUESTS]`. First generated GraphQL requests, one after the other:
 * the largest answer, and the most CPU time of the gateway, which has one thread, beside an ordinary request's. Then what another visitor
 * waits while attacks run, beside the same number of ordinary requests.
 */
export const benchAttacks: Benchmark = async ({ onExit, progress: { print }, args }) => {
  const testbed = await openTestbed(onExit);
  const gateway = await testbed.startGateway();
  const [user] = await testbed.createUsers(1);
  const cookie = user!.cookie;
  await measureRequests(gateway, cookie, Number(args[0] ?? DEFAULT_REQUESTS), print);
  await measureWaits(gateway, cookie, print);
};

type Print = (line: string) => void;

const ordinaryRequest: GraphqlRequest = {
  name: 'ordinary',
  path: '/graphql',
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"query":"{ services { id title description icon price features isVip } }"}'),
  },
};

async function send(
  { url }: MeasuredServer,
  { path, init }: GraphqlRequest,
  cookie: string,
): Promise<number> {
  const { headers, body, method } = init;
  const request = { method, headers: { ...headers, cookie }, ...(body && { body: new Uint8Array(body) }) };
  const response = await fetch(url + path, request).catch(() => undefined);
  return response ? (await response.arrayBuffer()).byteLength : 0;
}

/** CPU milliseconds of the gateway's process: unlike the time that its event loop is busy, other load does not change it. */
async function usualCost(gateway: MeasuredServer, request: GraphqlRequest, cookie: string): Promise<number> {
  const costs: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const before = await gateway.usage();
    await send(gateway, request, cookie);
    costs.push(((await gateway.usage()).cpuUs - before.cpuUs) / 1000);
  }
  return median(costs);
}

async function measureRequests(gateway: MeasuredServer, cookie: string, count: number, print: Print) {
  for (let request = 0; request < WARM_UP; request += 1) await send(gateway, ordinaryRequest, cookie);
  let largest = { name: '', bytes: 0 };
  let costliest: { request: GraphqlRequest; ms: number }[] = [];
  let used = (await gateway.usage()).cpuUs;
  let sent = 0;
  for (const request of graphqlRequests(count)) {
    const bytes = await send(gateway, request, cookie);
    const { cpuUs } = await gateway.usage();
    const ms = (cpuUs - used) / 1000;
    used = cpuUs;
    if (bytes > largest.bytes) largest = { name: request.name, bytes };
    costliest = [...costliest, { request, ms }].sort((one, other) => other.ms - one.ms).slice(0, 4 * SHOWN);
    sent += 1;
    if (sent % 1_000 === 0) print(`${sent} requests sent`);
  }
  // One measurement may contain a garbage collection or another process' turn: the costliest are measured again.
  const again = [];
  for (const { request } of costliest)
    again.push({ name: request.name, ms: await usualCost(gateway, request, cookie) });
  again.sort((one, other) => other.ms - one.ms);
  const ordinary = await usualCost(gateway, ordinaryRequest, cookie);
  print(`${count} GraphQL requests; largest answer ${largest.bytes} bytes (${largest.name})`);
  print(`CPU of an ordinary request: ${ordinary.toFixed(2)} ms`);
  print('request | way in | encoding | CPU ms | beside ordinary (aim 10x)');
  for (const { name, ms } of again.slice(0, SHOWN))
    print([name, ms.toFixed(2), `${(ms / ordinary).toFixed(1)}x`].join(' | '));
}

async function measureWaits(gateway: MeasuredServer, cookie: string, print: Print) {
  const read = async () => (await fetch(`${gateway.url}/api/services`)).arrayBuffer();
  print('four times a second | ms until a read is answered | beside ordinary requests (aim 1.2x)');
  for (const { name, count, act } of attacksOn(gateway, cookie)) {
    const times = (each: () => Promise<unknown>) => () => Promise.all(Array.from({ length: count }, each));
    const ordinary = times(() => send(gateway, ordinaryRequest, cookie));
    const { ms, ratio } = await compareWaits(read, ordinary, times(act));
    print(
      [count > 1 ? `${count} times at once: ${name}` : name, ms.toFixed(2), `${ratio.toFixed(2)}x`].join(
        ' | ',
      ),
    );
  }
}
