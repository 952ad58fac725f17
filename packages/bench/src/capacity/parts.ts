import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { newUser, signIn } from '@site/e2e/support/user';
import { environmentPrefix, microfrontendNames } from '@site/federation/microfrontends';
import { hostPort, type SiteSettings } from '@site/stack/env/site';
import { startSiteUnderTest } from '@site/stack/checks/siteUnderTest';
import { freePort } from '@site/tooling/testkit';
import { aBooking } from 'gateway/testing/factories';
import { Pool } from 'pg';
import { graphql } from '../api/graphqlSample.ts';
import { bytesOf, send, type Sample, type Vary } from '../api/requests.ts';
import { startServer, type MeasuredServer } from '../api/servers.ts';
import { openTestbed } from '../api/testbed.ts';
import type { Bench } from '../benchmark.ts';
import { startWebhook } from '../recovery/webhook.ts';

/** Something that is asked of one process. */
export interface Part {
  name: string;
  server: MeasuredServer;
  sample: Sample;
  vary?: Vary;
  /** A bare node:http that sends as many bytes at the same path. */
  beside?: MeasuredServer;
}

const USERS = 50;
const SERVICES = '{ services { id title description icon price features isVip } }';
const USER = '{ currentUser { id email firstName lastName } }';
const MODEL = 'education';

/** A gateway over a durable database, a shell host and a microfrontend host over the releases of a site of its own. */
export async function startParts(bench: Bench) {
  const { onExit, settings, progress } = bench;
  const webhook = await startWebhook();
  onExit(webhook.close);
  const testbed = await openTestbed(onExit, { durable: true });
  const gateway = await testbed.startGateway({
    // The limits of one address and one user are not what is measured.
    REQUESTS_PER_MINUTE: '1000000000',
    NOTIFICATION_WEBHOOK_URL: webhook.url,
    NOTIFICATION_WEBHOOK_SECRET: 'the secret of a benchmark',
  });
  const users = await testbed.createUsers(USERS);
  await liftTutorLimit(
    testbed.databaseUrl,
    users.map(({ id }) => id),
  );
  const site = await startSiteUnderTest(settings.inherited, settings, progress, onExit);
  const { shell, host, file, cookie } = await startHosts(site.settings, onExit);

  let turn = 0;
  const nextUser = () => ({ cookie: users[(turn += 1) % users.length]!.cookie });
  const asUser: Vary = () => ({ headers: nextUser() });
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: object): Sample => ({
    url: gateway.url + path,
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  const get = ({ url }: MeasuredServer, path: string, headers = {}): Sample => ({
    url: url + path,
    method: 'GET',
    headers: { 'accept-encoding': 'br', ...headers },
  });
  const page = get(shell, '/');
  const [rest, read] = [get(gateway, '/api/services'), graphql(gateway, SERVICES)];
  const bare = await testbed.startOther('./raw.ts', '/', [
    JSON.stringify({
      '/': '-'.repeat(await bytesOf(page.url)),
      '/api/services': (await send(rest)).body,
      '/graphql': (await send(read)).body,
    }),
  ]);
  const parts: Part[] = [
    { name: "shell host, visitor's page /", server: shell, sample: page, beside: bare },
    {
      name: "shell host, user's page /education",
      server: shell,
      sample: get(shell, '/education', { cookie }),
    },
    { name: 'microfrontend host, entry', server: host, sample: get(host, file) },
    { name: 'gateway, GET /api/services', server: gateway, sample: rest, beside: bare },
    { name: 'gateway, GraphQL services', server: gateway, sample: read, beside: bare },
    { name: 'gateway, session read', server: gateway, sample: graphql(gateway, USER), vary: asUser },
    {
      name: 'gateway, tutor question',
      server: gateway,
      sample: post('/api/ai-chat', { message: 'What is a stop-loss?', level: 'beginner' }),
      vary: asUser,
    },
    {
      name: 'gateway, booking',
      server: gateway,
      sample: post('/api/consultations', aBooking()),
      vary: () => ({ headers: { ...nextUser(), 'idempotency-key': randomUUID() } }),
    },
  ];
  return { parts, gateway, shell, databaseUrl: testbed.databaseUrl, notified: () => webhook.received.size };
}

/** As `liftBookingLimit` does it for bookings. */
async function liftTutorLimit(connectionString: string, ids: string[]) {
  const pool = new Pool({ connectionString });
  await pool.query(
    `insert into rate_limits (key, points, expire)
     select 'tutor:' || id, -1000000, extract(epoch from now() + interval '1 day') * 1000 from unnest($1::text[]) id`,
    [ids],
  );
  await pool.end();
}

async function startHosts(site: SiteSettings, onExit: Bench['onExit']) {
  const { RELEASES_DIR, PUBLIC_URL, GATEWAY_PORT } = site;
  const [port, filesPort] = [await freePort(), await freePort()];
  const origins = microfrontendNames.map(name => {
    return [`${environmentPrefix(name)}_URL`, `http://localhost:${hostPort(site, name)}`];
  });
  const common = { NODE_ENV: 'test', RELEASES_DIR };
  const shell = await startServer(
    new URL('../../../../shell/server/main.ts', import.meta.url).href,
    [],
    {
      ...common,
      PUBLIC_URL,
      PORT: String(port),
      GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
      ...(Object.fromEntries(origins) as Record<string, string>),
    },
    port,
    '/',
  );
  onExit(shell.stop);
  const host = await startServer(
    new URL('../../../federation/src/serve/microfrontendHost.ts', import.meta.url).href,
    [],
    { ...common, NAME: MODEL, PORT: String(filesPort) },
    filesPort,
    '/health',
  );
  onExit(host.stop);
  const client = await request.newContext();
  await signIn(client, PUBLIC_URL, newUser());
  const { cookies } = await client.storageState();
  const served = (await (await client.get(`${shell.url}/microfrontends/${MODEL}.json`)).json()) as {
    url: string;
    manifest: { entry: string };
  };
  await client.dispose();
  return {
    shell,
    host,
    file: new URL(served.manifest.entry, served.url).pathname,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}
