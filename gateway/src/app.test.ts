import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aBooking, aUser } from './testing/factories.ts';
import { gatewayForTests } from './testing/gateway.ts';
import { get, graphql, patch, post, put, rawStatus } from './testing/requests.ts';

const hosts = ['http://localhost:3001', 'http://localhost:3002'];
const gateway = gatewayForTests({ MICROFRONTEND_ORIGINS: hosts.join() });

const problem = (status: number, title: string) => ({ status, title, detail: expect.any(String) });
const JSON_PROBLEM = /^application\/problem\+json/;

test.each(['/api/nothing', '/api', '/api/services/1', '/elsewhere'])('%s is a 404 problem', async path => {
  const { status, headers, body } = await get(gateway, path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toMatch(JSON_PROBLEM);
  expect(body).toEqual(problem(404, 'Not Found'));
});

test('says its schema, the committed one, to those who release', async () => {
  const response = await fetch(`${gateway.url}/schema.graphql`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(
    await readFile(path.join(import.meta.dirname, '../schema.graphql'), 'utf8'),
  );
});

test.each([
  ['POST', '/api/auth/user', 'GET, HEAD'],
  ['DELETE', '/api/services', 'GET, HEAD'],
  ['GET', '/api/email-signup', 'POST'],
  ['PUT', '/api/consultations', 'GET, HEAD, POST'],
  ['GET', '/api/ai-chat', 'POST'],
  ['GET', '/api/account', 'DELETE'],
  ['PATCH', '/api/progress/beginner/1', 'PUT'],
  ['POST', '/api/login', 'GET, HEAD'],
  ['POST', '/api/callback', 'GET, HEAD'],
  ['POST', '/api/logout', 'GET, HEAD'],
  ['POST', '/api/health/live', 'GET, HEAD'],
  ['DELETE', '/graphql', 'GET, HEAD, POST'],
])('%s %s is 405 and says what is allowed', async (method, path, allow) => {
  const response = await fetch(gateway.url + path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  const type = path === '/graphql' ? 'graphql-response+json' : 'problem+json';
  expect(response.headers.get('content-type')).toBe(`application/${type}; charset=utf-8`);
});

test.each([
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/graphql'],
  ...['application/json; charset=utf-7', 'application/json;charset="utf-16"', undefined],
])('a write as %s is 415', async type => {
  for (const path of ['/api/email-signup', '/api/consultations', '/graphql']) {
    const response = await fetch(gateway.url + path, {
      method: 'POST',
      body: Buffer.from('{"email":"a@b.example"}'),
      ...(type && { headers: { 'content-type': type } }),
    });
    expect([path, response.status]).toEqual([path, 415]);
  }
});

// A small body that is decompressed can take much memory; no client of ours compresses.
test('a compressed write is 415', async () => {
  for (const path of ['/api/email-signup', '/api/ai-chat', '/graphql']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br' };
    const response = await fetch(gateway.url + path, {
      method: 'POST',
      body: brotliCompressSync('{}'),
      headers,
    });
    expect([path, response.status]).toEqual([path, 415]);
  }
});

test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])(
  'a write as %s is read',
  async type => {
    const headers = { 'content-type': type };
    expect((await post(gateway, '/api/email-signup', { email: 'x' }, { headers })).status).toBe(400);
  },
);

test('bodies are bounded: 64 KiB for REST, 100 KiB for GraphQL', async () => {
  const { cookie } = await aUser(gateway);
  const message = (kib: number) => JSON.stringify({ ...aBooking(), padding: 'x'.repeat(kib * 1024 - 200) });
  expect((await post(gateway, '/api/consultations', message(64), { cookie })).status).toBe(201);
  const refused = await post(gateway, '/api/consultations', message(66), { cookie });
  expect([refused.status, refused.body]).toEqual([413, problem(413, 'Content Too Large')]);
  const ask = async (length: number) =>
    (await post(gateway, '/graphql', { query: '{ __typename }', x: 'x'.repeat(length) })).status;
  expect([await ask(90_000), await ask(103_000)]).toEqual([200, 413]);
});

test('a body that is no JSON is a 400 problem that quotes nothing', async () => {
  const { status, body } = await post(gateway, '/api/email-signup', '{"email": "canary@');
  expect([status, body]).toEqual([400, problem(400, 'Bad Request')]);
  expect(JSON.stringify(body)).not.toContain('canary');
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://localhost.evil.example:3000' },
])('a write from elsewhere is 403: %j', async headers => {
  const rest = await post(gateway, '/api/email-signup', { email: 'a@b.example' }, { headers });
  expect([rest.status, rest.body]).toEqual([403, problem(403, 'Forbidden')]);
  const graph = await graphql(gateway, '{ __typename }', {}, { headers });
  expect(graph.status).toBe(403);
  expect(graph.body).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN', http: { status: 403 } } }],
  });
});

test('a write from this site, and in development from a microfrontend host, is accepted', async () => {
  for (const origin of [gateway.url, ...hosts]) {
    expect((await graphql(gateway, '{ __typename }', {}, { headers: { origin } })).status).toBe(200);
  }
});

test.each(['cross-site', 'same-site'])(
  'what a %s page loads is 403 and uses up no limit; what it links to opens',
  async site => {
    const { cookie } = await aUser(gateway);
    const read = (path: string, headers: Record<string, string>) =>
      rawStatus(gateway, path, { cookie, 'sec-fetch-site': site, ...headers });
    const query = `/graphql?query=${encodeURIComponent('{ progress { module } }')}`;
    for (const as of ['image', 'iframe', 'empty'])
      for (const path of ['/api/progress', '/api/account/data', '/api/services', query])
        for (let at = 0; at < 11; at += 1)
          expect([path, await read(path, { 'sec-fetch-dest': as })]).toEqual([path, 403]);
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    expect([await read('/api/progress', own), await read('/api/account/data', own)]).toEqual([200, 200]);
    expect(await read('/api/account/data', { 'sec-fetch-dest': 'document' })).toBe(200);
  },
);

test('in development a microfrontend host reads', async () => {
  const headers = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty', origin: hosts[0]! };
  expect(await rawStatus(gateway, '/api/services', headers)).toBe(200);
});

test('the id that the shell host gave a request is kept, one that is no id is not', async () => {
  const answered = async (id: string) =>
    (await get(gateway, '/api/health/live', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await answered('from-the-shell-1')).toBe('from-the-shell-1');
  expect(await answered('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/);
});

test('GraphQL neither writes by GET, nor takes a simple request of a form, nor batches', async () => {
  const mutation = encodeURIComponent('mutation { signUpEmail(input: { email: "a@b.example" }) { id } }');
  const preflighted = { headers: { 'apollo-require-preflight': '1' } };
  expect((await get(gateway, `/graphql?query=${mutation}`, preflighted)).status).toBe(405);
  expect((await get(gateway, '/graphql?query={__typename}')).status).toBe(400);
  expect((await get(gateway, '/graphql?query={__typename}', preflighted)).body).toEqual({
    data: { __typename: 'Query' },
  });
  const batch = [{ query: '{ __typename }' }, { query: '{ __typename }' }];
  expect((await post(gateway, '/graphql', batch)).status).toBe(400);
});

test('a hostile document is 400, or 200 for a client that knows application/json alone', async () => {
  const query = `{ services { ${Array.from({ length: 20 }, (_, at) => `a${at}: id`).join(' ')} } }`;
  expect((await graphql(gateway, query)).status).toBe(400);
  expect((await graphql(gateway, query, {}, { headers: { accept: 'application/json' } })).status).toBe(200);
  expect((await graphql(gateway, `{ ${'services { id } '.repeat(400)} }`)).status).toBe(400);
});

test('GraphiQL with its files, and introspection, exist outside production only', async () => {
  const page = await get(gateway, '/graphql', { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const [script] = /\/graphql\/graphiql\/[\w.]+\.js/.exec(String(page.body)) ?? [];
  expect((await get(gateway, script!)).headers.get('content-type')).toMatch(/javascript/);
  expect((await graphql(gateway, '{ __schema { queryType { name } } }')).status).toBe(200);
});

test('an unforeseen failure says nothing but the request id, in the answer and without its text in the log', async () => {
  const { cookie } = await aUser(gateway);
  await gateway.deps.pool.query('alter table consultations rename to canary');
  try {
    const rest = await get(gateway, '/api/consultations', { cookie });
    const id = rest.headers.get('x-request-id');
    expect([rest.status, rest.body]).toEqual([
      500,
      { title: 'Internal Server Error', status: 500, detail: `Something went wrong. Request ${id}` },
    ]);
    const graph = await graphql(gateway, '{ consultations { id } }', {}, { cookie });
    expect(graph.status).toBe(500);
    expect((graph.body as { errors: unknown[] }).errors[0]).toEqual({
      message: 'Something went wrong.',
      path: ['consultations'],
      locations: expect.any(Array),
      extensions: {
        code: 'INTERNAL_SERVER_ERROR',
        http: { status: 500 },
        requestId: graph.headers.get('x-request-id'),
      },
    });
    expect(gateway.logged.some(line => line.includes(id!) && line.includes('request failed'))).toBe(true);
  } finally {
    await gateway.deps.pool.query('alter table canary rename to consultations');
  }
});

describe('long inputs', () => {
  jest.setTimeout(240_000);
  // The longest input of a door takes up to 20 ms on a quiet machine and was seen to take 70 on a busy one; with one step
  // for each pair of letters it takes seconds.
  const MAX_CPU_MS = 400;
  const ROUNDS = 3;

  let cookie: string;
  beforeAll(async () => {
    gateway.deps.tutor.prepare();
    ({ cookie } = await aUser(gateway));
  });

  const units = [...'a 0{[(<&*@,%"\\/\u00e9\u0301\u{1f600}', '**a** ', 'a@', 'a.'];
  const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

  type Send = (text: string) => Promise<{ status: number }>;
  const json =
    (path: string, bodyOf: (text: string) => unknown): Send =>
    text =>
      post(gateway, path, bodyOf(text), { cookie });
  const search =
    (path: string): Send =>
    text =>
      get(gateway, path + encodeURIComponent(text), { cookie });
  const remove = (path: string) => fetch(gateway.url + path, { method: 'DELETE', headers: { cookie } });
  const header =
    (path: string, name: string): Send =>
    text =>
      get(gateway, path, {
        headers: { ...(name !== 'cookie' && { cookie }), [name]: encodeURIComponent(text) },
      });

  // As much as a door takes: a body of 64 kB, in which JSON escapes may double a text, and headers of 16 kB, in which
  // an address may take up nine letters for one.
  const BODY = 30_000;
  const URL_LENGTH = 4_800;
  const inputs: [string, number, Send][] = [
    ['POST /api/email-signup email', BODY, json('/api/email-signup', email => ({ email }))],
    ['POST /api/email-signup key', BODY, json('/api/email-signup', key => ({ [key]: 1 }))],
    ...(['name', 'email', 'phone', 'service', 'message'] as const).map((field): [string, number, Send] => [
      `POST /api/consultations ${field}`,
      BODY,
      json('/api/consultations', text => ({ ...aBooking(), phone: 'invalid', [field]: text })),
    ]),
    [
      'PATCH /api/consultations name',
      BODY,
      name => patch(gateway, '/api/consultations/00000000-0000-4000-8000-000000000000', { name }, { cookie }),
    ],
    ['POST /api/ai-chat message', BODY, json('/api/ai-chat', message => ({ message, level: 'beginner' }))],
    [
      'POST /api/ai-chat message within its limit',
      490,
      json('/api/ai-chat', message => ({ message, level: 'beginner' })),
    ],
    [
      'POST /api/ai-chat history',
      490,
      json('/api/ai-chat', content => ({
        message: 'What is a stop loss?',
        level: 'beginner',
        history: Array.from({ length: 6 }, (_, at) => ({ role: at % 2 ? 'assistant' : 'user', content })),
      })),
    ],
    [
      'PUT /api/progress id',
      BODY,
      id =>
        put(
          gateway,
          '/api/progress/beginner/1',
          { checks: [{ id, right: true, at: '2026-01-31T12:00:00Z' }] },
          { cookie },
        ),
    ],
    [
      'PUT /api/progress level',
      URL_LENGTH,
      text => put(gateway, `/api/progress/${encodeURIComponent(text)}/1`, {}, { cookie }),
    ],
    ['POST /graphql query', BODY, json('/graphql', query => ({ query }))],
    [
      'POST /graphql string in a query',
      BODY,
      json('/graphql', text => ({ query: `{ services(x: ${JSON.stringify(text)}) { id } }` })),
    ],
    [
      'POST /graphql variable',
      BODY,
      json('/graphql', email => ({
        query: 'mutation ($input: EmailSignupInput!) { signUpEmail(input: $input) { id } }',
        variables: { input: { email } },
      })),
    ],
    ['GET /graphql query', URL_LENGTH, search('/graphql?query=')],
    ['GET /api/login returnTo', URL_LENGTH, search('/api/login?returnTo=')],
    ['GET /api/login login_hint', URL_LENGTH, search('/api/login?login_hint=')],
    ['GET /api/callback state', URL_LENGTH, search('/api/callback?code=x&state=')],
    ['GET /api/email-signup/remove token', URL_LENGTH, search('/api/email-signup/remove?token=')],
    ['GET /api/consultations before', URL_LENGTH, search('/api/consultations?before=')],
    ['DELETE /api/sessions id', URL_LENGTH, text => remove(`/api/sessions/${encodeURIComponent(text)}`)],
    ['GET /api/… path', URL_LENGTH, search('/api/')],
    ['GET /api/services if-none-match', URL_LENGTH, header('/api/services', 'if-none-match')],
    ['GET /api/services accept', URL_LENGTH, header('/api/services', 'accept')],
    ['GET /api/services x-request-id', URL_LENGTH, header('/api/services', 'x-request-id')],
    ['GET /api/auth/user cookie', URL_LENGTH, header('/api/auth/user', 'cookie')],
  ];

  /** CPU milliseconds of the fastest of up to `ROUNDS` requests: the garbage collector and the compiler take turns. */
  async function cpuOf(send: Send, text: string): Promise<number> {
    let fastest = Infinity;
    for (let round = 0; round < ROUNDS && fastest > MAX_CPU_MS; round += 1) {
      const start = process.threadCpuUsage();
      const { status } = await send(text);
      const { user, system } = process.threadCpuUsage(start);
      // A request beyond its limit costs nothing.
      if (status !== 429) fastest = Math.min(fastest, (user + system) / 1000);
    }
    return fastest;
  }

  test.each(inputs)('takes no long time for %s', async (_name, bytes, send) => {
    const slow: string[] = [];
    for (const unit of units) {
      await gateway.deps.pool.query('truncate rate_limits');
      const cpuMs = await cpuOf(send, fill(unit, bytes));
      if (cpuMs > MAX_CPU_MS) slow.push(`${JSON.stringify(unit)}: ${cpuMs} ms`);
    }
    expect(slow).toEqual([]);
  });
});
