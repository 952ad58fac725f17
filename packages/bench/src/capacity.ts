import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { entryIn, readRegistry } from '@site/e2e/support/registry';
import { newSession } from '@site/e2e/support/user';
import { prepareSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { findRecorded } from '@site/stack/process/pidFile';
import { aBooking, liftBookingLimit } from 'gateway/testing/factories';
import { Pool } from 'pg';
import type { Benchmark } from './benchmark.ts';

const CONNECTIONS = 8;
const SECONDS = 6;
const WARM_UP_SECONDS = 1;
const USERS = 50;
/** Linux counts processor time in these. */
const TICK_MS = 10;
const UNLIMITED = { REQUESTS_PER_MINUTE: '1000000000', PAGES_PER_MINUTE: '1000000000' };

/** Something that is asked of one process, again and again. */
interface Part {
  name: string;
  /** Of the process. */
  process: string;
  url: string;
  method?: 'GET' | 'POST';
  body?: object;
  /** What differs from one request to the next. */
  headers?: () => Record<string, string>;
}

/**
 * What one process of each part answers, and what it takes: eight connections ask for one thing at a time, the parts one
 * after the other. Everything runs on this machine: load generator, database and what else is running take their share.
 */
export const benchCapacity: Benchmark = async bench => {
  const { print } = bench.progress;
  const site = await prepareSiteUnderTest(bench, UNLIMITED);
  const production = site.processes.map(spec =>
    spec.name === 'identity-provider' ? spec : { ...spec, env: { ...spec.env, NODE_ENV: 'production' } },
  );
  await Promise.all(production.map(spec => site.supervisor.start(spec)));
  const { PUBLIC_URL, GATEWAY_PORT, DATA_DIR } = site.settings;
  const users: string[] = [];
  for (let user = 0; user < USERS; user += 1) users.push(await newSession(PUBLIC_URL));
  await liftLimits(site.databaseUrl);
  let turn = 0;
  const asUser = () => ({ cookie: users[(turn += 1) % USERS]!, origin: PUBLIC_URL });

  print(`${cpus().length} processors, ${SECONDS} s each`);
  print('part | requests a second | ms, half and 99 % | CPU ms a request | of one core | memory MB');
  for (const part of await listParts(PUBLIC_URL, `http://127.0.0.1:${GATEWAY_PORT}`, asUser)) {
    const usage = () => usageOf(findRecorded(path.join(DATA_DIR, 'run'), part.process));
    await ask(part, WARM_UP_SECONDS);
    const before = usage();
    const { requests, latency } = await ask(part, SECONDS);
    const after = usage();
    const cpuMs = (after.cpuMs - before.cpuMs) / requests.total;
    const figures = [requests.average.toFixed(0), `${latency.p50}, ${latency.p99}`, cpuMs.toFixed(2)];
    print([part.name, ...figures, (1000 / cpuMs).toFixed(0), after.memoryMb.toFixed(0)].join(' | '));
  }
};

async function listParts(
  site: string,
  gateway: string,
  asUser: () => Record<string, string>,
): Promise<Part[]> {
  const manifest = new URL((await readRegistry(site)).microFrontends['marketing']![0]!.url);
  const shell = entryIn(await (await fetch(site)).text(), site)!;
  const graphql = { process: 'gateway', url: `${gateway}/graphql`, method: 'POST' } as const;
  const post = { process: 'gateway', method: 'POST', headers: asUser } as const;
  return [
    { name: "shell host, visitor's page /", process: 'shell', url: `${site}/` },
    {
      name: "shell host, user's page /education",
      process: 'shell',
      url: `${site}/education`,
      headers: asUser,
    },
    { name: 'microfrontend host, manifest', process: 'marketing', url: manifest.href },
    { name: 'gateway, GET /api/services', process: 'gateway', url: `${gateway}/api/services` },
    {
      ...graphql,
      name: 'gateway, GraphQL services',
      body: { query: await documentOf(manifest, /^query \w*Services\b/) },
      headers: asUser,
    },
    {
      ...graphql,
      name: 'gateway, session read',
      body: { query: await documentOf(shell, /^query CurrentUser\b/) },
      headers: asUser,
    },
    {
      ...post,
      name: 'gateway, tutor question',
      url: `${gateway}/api/ai-chat`,
      body: { message: 'What is a stop-loss?', level: 'beginner' },
    },
    {
      ...post,
      name: 'gateway, booking',
      url: `${gateway}/api/consultations`,
      body: aBooking(),
      headers: () => ({ ...asUser(), 'idempotency-key': randomUUID() }),
    },
  ];
}

/** A document that a build sends: in production the gateway answers no other. */
async function documentOf(fileOfBuild: URL, pattern: RegExp): Promise<string> {
  const contract = (await (await fetch(new URL('contract.json', fileOfBuild))).json()) as {
    operations: string[];
  };
  const found = contract.operations.find(operation => pattern.test(operation));
  if (!found) throw new Error(`No document of ${fileOfBuild.href} is like ${pattern}`);
  return found;
}

/** @throws when a request failed or was not answered with 2xx */
async function ask({ url, method = 'GET', body, headers = () => ({}) }: Part, duration: number) {
  const result = await autocannon({
    url,
    method,
    headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    duration,
    connections: CONNECTIONS,
    requests: [{ setupRequest: request => ({ ...request, headers: { ...request.headers, ...headers() } }) }],
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed`);
  return result;
}

/** What a process has used since it started, and its memory now. */
function usageOf(pid: number | undefined) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before them, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, memoryMb: Number(kilobytes) / 1000 };
}

/** How much one user may ask for is not what is measured. */
async function liftLimits(connectionString: string) {
  const pool = new Pool({ connectionString });
  const { rows } = await pool.query<{ id: string }>('select id from users');
  for (const { id } of rows) await liftBookingLimit({ pool }, id);
  await pool.query(
    `insert into rate_limits (key, points, expire)
     select 'tutor:' || id, -1000000, extract(epoch from now() + interval '1 day') * 1000 from users`,
  );
  await pool.end();
}
