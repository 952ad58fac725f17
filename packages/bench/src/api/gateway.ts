import type { Benchmark } from '../benchmark.ts';
import { median } from '../median.ts';
import { bookingsPerSecond, insertsPerSecond } from './bookings.ts';
import { eventLoopHolds } from './hold.ts';
import { graphql } from './graphqlSample.ts';
import { compareOperationAllowList } from './operationAllowList.ts';
import { cpuPerRequest, type Contestant } from './ratios.ts';
import { at, send, type Sample } from './requests.ts';
import type { MeasuredServer } from './servers.ts';
import { openTestbed, type Testbed } from './testbed.ts';

const BOOKING_ROUNDS = 3;
const BOOKERS = 8;
const SERVICES = 'services { id title description icon price features isVip }';
const PROBE = '/graphql?query={__typename}';

/**
 * What a request costs, as ratios of one run. Every server is a process of its own, and they take turns, so that
 * other load on the machine slows all of them alike.
 */
export const benchGateway: Benchmark = async ({ onExit, progress: { print } }) => {
  const testbed = await openTestbed(onExit, { durable: true });
  const gateway = await testbed.startGateway();
  const users = await testbed.createUsers(BOOKERS);
  await compareCpu(testbed, gateway, users[0]!.cookie, print);
  await compareOperationAllowList(testbed, `{ ${SERVICES} }`, print);
  await compareBookings(testbed, gateway, users, print);
  await showHolds(gateway, print);
};

type Print = (line: string) => void;

async function compareCpu(testbed: Testbed, gateway: MeasuredServer, cookie: string, print: Print) {
  const rest: Sample = { url: `${gateway.url}/api/services`, method: 'GET' };
  const visitor = graphql(gateway, `{ ${SERVICES} }`);
  const user = graphql(gateway, `{ currentUser { id email firstName lastName } ${SERVICES} }`);
  const prepared = { '/api/services': (await send(rest)).body, '/graphql': (await send(visitor)).body };
  const raw = await testbed.startOther('./raw.ts', '/api/services', [JSON.stringify(prepared)]);
  const uncached = await testbed.startOther('./otherServers.ts', '/api/health/ready', ['no-cache']);
  const yoga = await testbed.startOther('./otherServers.ts', PROBE, ['graphql-yoga']);
  const mercurius = await testbed.startOther('./otherServers.ts', PROBE, ['mercurius']);
  const contestants: Contestant[] = [
    { name: 'REST raw', server: raw, sample: at(raw, rest), sameAs: 'REST' },
    { name: 'REST', server: gateway, sample: rest },
    { name: 'GraphQL raw', server: raw, sample: at(raw, visitor), sameAs: 'GraphQL' },
    { name: 'GraphQL', server: gateway, sample: visitor },
    { name: 'REST, no cache', server: uncached, sample: at(uncached, rest), sameAs: 'REST' },
    { name: 'GraphQL, no cache', server: uncached, sample: at(uncached, visitor), sameAs: 'GraphQL' },
    { name: 'GraphQL, session', server: gateway, sample: as(cookie, visitor), sameAs: 'GraphQL' },
    { name: 'GraphQL, user', server: gateway, sample: user },
    { name: 'GraphQL, user, session', server: gateway, sample: as(cookie, user) },
    { name: 'graphql-yoga', server: yoga, sample: at(yoga, visitor), sameAs: 'GraphQL' },
    { name: 'mercurius', server: mercurius, sample: at(mercurius, visitor), sameAs: 'GraphQL' },
  ];
  const cpu = await cpuPerRequest(contestants);
  const line = (what: string, name: string, beside: string, aim = '') => {
    const [us, other] = [cpu.get(name)!, cpu.get(beside)!];
    print([what, us.toFixed(0), other.toFixed(0), `${(us / other).toFixed(2)}x`, aim].join(' | '));
  };
  print('CPU of the server a request, microseconds; the same answers, compared byte for byte');
  print('what | ours | beside | ratio | aim');
  line('GET /api/services beside raw node:http', 'REST', 'REST raw', '3x');
  line('GraphQL services beside raw node:http', 'GraphQL', 'GraphQL raw', '4x');
  line('the same with a session beside without', 'GraphQL, session', 'GraphQL', '2x');
  line('with currentUser, with a session beside without', 'GraphQL, user, session', 'GraphQL, user');
  line('GET /api/services without the catalogue cache, beside with', 'REST, no cache', 'REST');
  line('GraphQL services without it, beside with', 'GraphQL, no cache', 'GraphQL');
  line('GraphQL services beside graphql-yoga', 'GraphQL', 'graphql-yoga');
  line('GraphQL services beside mercurius', 'GraphQL', 'mercurius');
}

async function compareBookings(
  { databaseUrl }: Testbed,
  gateway: MeasuredServer,
  users: { id: string; cookie: string }[],
  print: Print,
) {
  const [ours, theirs]: [number[], number[]] = [[], []];
  let by = '';
  for (let round = 0; round < BOOKING_ROUNDS; round += 1) {
    const cookies = users.map(({ cookie }) => cookie);
    ours.push(await bookingsPerSecond(gateway.url, cookies));
    const inserted = await insertsPerSecond(databaseUrl, users[0]!.id);
    theirs.push(inserted.perSecond);
    by = inserted.by;
  }
  const [bookings, inserts] = [median(ours), median(theirs)];
  print(`\nBookings a second, outbox included, beside the same row inserted by ${by}`);
  print('bookings | inserts | ratio');
  print([bookings.toFixed(0), inserts.toFixed(0), `${(inserts / bookings).toFixed(1)}x`].join(' | '));
}

async function showHolds(gateway: MeasuredServer, print: Print) {
  const holds = await eventLoopHolds(gateway);
  print('\nHostile documents: milliseconds of the event loop for one (aim 10 for 100 KB)');
  print('document | ms | status');
  for (const { name, ms, status } of holds.slice(0, 5)) print([name, ms.toFixed(1), status].join(' | '));
}

const as = (cookie: string, sample: Sample): Sample => ({
  ...sample,
  headers: { ...sample.headers, cookie },
});
