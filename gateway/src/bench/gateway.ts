import { Pool } from 'pg';
import { aUser } from '../testing/factories.ts';
import { freePort, startPostgres } from '../testing/postgres.ts';
import { bookingsPerSecond, insertsPerSecond } from './bookings.ts';
import { holdOfHostile } from './hold.ts';
import { hangUp, send, type Sample } from './load.ts';
import { cpuPerRequest, median, type Contestant } from './ratios.ts';
import { startServer, type MeasuredServer } from './servers.ts';

// npm run bench -- gateway: what a request costs, as ratios of one run. Every server is a process of its own, and
// they take turns, so that a noisy machine is noisy for all.
const BOOKING_ROUNDS = 3;
const GRAPHQL_JSON = 'application/graphql-response+json,application/json;q=0.9';
const SERVICES = 'services { id title description icon price features isVip }';

const PROBE = '/graphql?query={__typename}';

const postgres = await startPostgres({ durable: true });
const settings = {
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'of a bench that is over in three minutes',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: 'bench',
};
const servers: MeasuredServer[] = [];

async function bench(): Promise<void> {
  const gateway = await start('./src/main.ts', '/api/health/ready');
  const pool = new Pool({ connectionString: postgres.url });
  const member = await aUser({ deps: { pool }, env: settings });
  await pool.end();
  await compareCpu(gateway, member.cookie);
  await compareBookings(gateway, member);
  await showHolds(gateway);
}

async function compareCpu(gateway: MeasuredServer, cookie: string): Promise<void> {
  const rest: Sample = { url: `${gateway.url}/api/services`, method: 'GET' };
  const visitor = graphql(gateway, `{ ${SERVICES} }`);
  const who = graphql(gateway, `{ currentUser { id email firstName lastName } ${SERVICES} }`);
  const prepared = { '/api/services': await textOf(rest), '/graphql': await textOf(visitor) };
  const raw = await start('./src/bench/raw.ts', '/api/services', [JSON.stringify(prepared)]);
  const yoga = await start('./src/bench/rivals.ts', PROBE, ['graphql-yoga']);
  const fast = await start('./src/bench/rivals.ts', PROBE, ['mercurius']);
  const contestants: Contestant[] = [
    { name: 'REST raw', server: raw, sample: at(raw, rest), sameAs: 'REST' },
    { name: 'REST', server: gateway, sample: rest },
    { name: 'GraphQL raw', server: raw, sample: at(raw, visitor), sameAs: 'GraphQL' },
    { name: 'GraphQL', server: gateway, sample: visitor },
    { name: 'GraphQL, run', server: gateway, sample: visitor, vary: unheard },
    { name: 'GraphQL, session', server: gateway, sample: as(cookie, visitor), sameAs: 'GraphQL' },
    { name: 'GraphQL, who', server: gateway, sample: who },
    { name: 'GraphQL, who, session', server: gateway, sample: as(cookie, who) },
    { name: 'graphql-yoga', server: yoga, sample: at(yoga, visitor), sameAs: 'GraphQL' },
    { name: 'mercurius', server: fast, sample: at(fast, visitor), sameAs: 'GraphQL' },
  ];
  const cpu = await cpuPerRequest(contestants);
  const line = (what: string, name: string, beside: string, aim = '') => {
    const [us, other] = [cpu.get(name)!, cpu.get(beside)!];
    console.log([what, us.toFixed(0), other.toFixed(0), `${(us / other).toFixed(2)}x`, aim].join(' | '));
  };
  console.log('CPU of the server a request, microseconds; the same answers, compared byte for byte');
  console.log('what | ours | beside | ratio | aim');
  line('GET /api/services beside raw node:http', 'REST', 'REST raw', '3x');
  line('GraphQL services beside raw node:http', 'GraphQL', 'GraphQL raw', '4x');
  line('the same with a session beside without', 'GraphQL, session', 'GraphQL', '2x');
  line('and asking who is there, with beside without', 'GraphQL, who, session', 'GraphQL, who');
  line('GraphQL services, run each time, beside raw', 'GraphQL, run', 'GraphQL raw');
  line('GraphQL services beside graphql-yoga', 'GraphQL', 'graphql-yoga');
  line('run each time, beside graphql-yoga', 'GraphQL, run', 'graphql-yoga');
  line('GraphQL services beside mercurius', 'GraphQL', 'mercurius');
  line('run each time, beside mercurius', 'GraphQL, run', 'mercurius');
}

async function compareBookings(gateway: MeasuredServer, { id, cookie }: { id: string; cookie: string }) {
  const [ours, theirs]: [number[], number[]] = [[], []];
  let by = '';
  for (let round = 0; round < BOOKING_ROUNDS; round += 1) {
    ours.push(await bookingsPerSecond(gateway.url, cookie));
    const inserted = await insertsPerSecond(postgres.url, id);
    theirs.push(inserted.perSecond);
    by = inserted.by;
  }
  const [bookings, inserts] = [median(ours), median(theirs)];
  console.log(`\nBookings a second, outbox included, beside the same row inserted by ${by}`);
  console.log('bookings | inserts | ratio');
  console.log([bookings.toFixed(0), inserts.toFixed(0), `${(inserts / bookings).toFixed(1)}x`].join(' | '));
}

async function showHolds(gateway: MeasuredServer): Promise<void> {
  const holds = await holdOfHostile(gateway);
  console.log(
    '\nHostile documents: milliseconds in which the event loop was busy with one (aim 10 for 100 KB)',
  );
  for (const { name, ms, status } of holds.slice(0, 5))
    console.log([name, ms.toFixed(1), status].join(' | '));
}

async function start(file: string, probe: string, args: string[] = []): Promise<MeasuredServer> {
  const [port, metrics] = [await freePort(), await freePort()];
  const env = { ...settings, GATEWAY_PORT: String(port), METRICS_PORT: String(metrics) };
  const server = await startServer(file, [...args, String(port)], env, port, probe);
  servers.push(server);
  return server;
}

function graphql({ url }: MeasuredServer, query: string): Sample {
  const headers = { accept: GRAPHQL_JSON, 'content-type': 'application/json' };
  return { url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify({ query }) };
}

let unheardOf = 0;
/** A request that no memory knows: variables that the document does not use are no part of its answer. */
const unheard = (sample: Sample): Sample => {
  const body = { ...JSON.parse(sample.body!), variables: { at: (unheardOf += 1) } };
  return { ...sample, body: JSON.stringify(body) };
};
const at = ({ url }: MeasuredServer, sample: Sample): Sample => ({
  ...sample,
  url: url + new URL(sample.url).pathname,
});
const as = (cookie: string, sample: Sample): Sample => ({
  ...sample,
  headers: { ...sample.headers, cookie },
});
const textOf = async (sample: Sample) => String((await send(sample)).body);

try {
  await bench();
} finally {
  hangUp();
  for (const server of servers) await server.stop();
  await postgres.stop();
}
