import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { waitingForLock } from '../testing/locks.ts';
import { get, graphql, post } from '../testing/requests.ts';
import { until } from '@site/tooling/testkit';

jest.setTimeout(120_000);
const MAX_ANSWER_BYTES = 1_500_000;

const gateway = gatewayForTests();
let cookie: string;
beforeAll(async () => {
  const user = await aUser(gateway);
  cookie = user.cookie;
  await gateway.deps.pool.query(
    `insert into consultations (id, owner_id, name, email, phone, service, message)
     select gen_random_uuid(), $1, $2, 'a@b.example', '+44 20 7946 0000', 'vip', $3 from generate_series(1, 100)`,
    // A quote is one byte, and two as JSON.
    [user.id, 'n'.repeat(100), '"'.repeat(2000)],
  );
});

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
const aliased = (count: number, field: string) => `{ ${times(count, at => `a${at}: ${field}`)} }`;
const LONG = 'x'.repeat(90_000);
const LESSON =
  'lesson(level: beginner, module: 1) { title sections { id title paragraphs } terms { term definition } checks { question choices answer } }';
const ALIASES = aliased(60, 'services { id description features }');

/** Sends bytes as they are, and returns the whole answer. */
function send(request: string): Promise<{ status: number; bytes: number; text: string }> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', chunk => chunks.push(chunk));
    // Node.js closes the connection early when it refuses the headers.
    socket.on('error', error => (chunks.length ? socket.emit('end') : reject(error)));
    socket.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(text.split(' ')[1]), bytes: Buffer.concat(chunks).length, text });
    });
    socket.write(request);
  });
}

const sendGet = (search: string, headers = '') =>
  send(
    `GET /graphql?${search} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\napollo-require-preflight: 1\r\n${headers}\r\n`,
  );
const sendPost = (body: string) =>
  send(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

const sendJson = (body: unknown) => sendPost(JSON.stringify(body));
const IN_ADDRESS = encodeURIComponent(ALIASES);

test.each([
  ['1000 empty parameters before the query', () => sendGet(`${'a&'.repeat(1000)}query=${IN_ADDRESS}`)],
  ['a repeated query', () => sendGet(`query={__typename}&query=${IN_ADDRESS}`)],
  ['a repeated query with an encoded name', () => sendGet(`query={__typename}&q%75ery=${IN_ADDRESS}`)],
  ['an array parameter', () => sendGet(`query[]=${IN_ADDRESS}`)],
  ['aliases', () => sendGet(`query=${IN_ADDRESS}`)],
  [
    'aliases with every character encoded',
    () =>
      sendGet(
        `query=${[...Buffer.from(aliased(40, 'services { id }'))].map(byte => `%${byte.toString(16)}`).join('')}`,
      ),
  ],
  ['aliases by POST', () => sendJson({ query: ALIASES })],
  [
    'aliases by POST with escapes',
    () =>
      sendPost(
        `{"query":"${[...aliased(60, 'services { id }')].map(c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"}`,
      ),
  ],
  [
    'a repeated key in the body',
    () => sendPost(`{"query":"{__typename}","query":${JSON.stringify(ALIASES)}}`),
  ],
  [
    'a variable of 7,000 unknown keys',
    () =>
      sendJson({
        query: 'mutation ($input: EmailSignupInput!) { signUpEmail(input: $input) { id } }',
        variables: { input: Object.fromEntries(Array.from({ length: 7_000 }, (_, at) => [`email${at}`, 1])) },
      }),
  ],
  ['a batch', () => sendJson([{ query: ALIASES }])],
  ['fifteen whole lessons', () => sendJson({ query: aliased(15, LESSON) })],
  ['one huge name', () => sendJson({ query: `{ ${'x'.repeat(33_000)} }` })],
  ['one huge string', () => sendJson({ query: `{ services(x: "${'x'.repeat(33_000)}") { id } }` })],
  [
    'two mutation fields',
    () =>
      sendJson({
        query: `mutation { a: signUpEmail(input: { email: "a@b.example" }) { id } b: signUpEmail(input: { email: "b@b.example" }) { id } }`,
      }),
  ],
  [
    'an unknown operation of a long name',
    () => sendJson({ operationName: LONG, query: '{ services { id } }' }),
  ],
])('returns 400 for %s', async (_name, request) => {
  const { status, bytes } = await request();
  expect(status).toBe(400);
  expect(bytes).toBeLessThan(5_000);
});

test('answers deeply nested variables that nobody declared without a failure', async () => {
  const deep = `${'['.repeat(12_000)}${']'.repeat(12_000)}`;
  const { status } = await sendPost(`{"query":"{ services { id } }","variables":{"a":${deep}}}`);
  expect(status).toBeLessThan(500);
});

test('answers what a page may ask for', async () => {
  for (const query of [aliased(4, 'consultations { id }'), aliased(5, 'services { id }')])
    expect((await sendJson({ query })).status).toBe(200);
});

test('returns everything that a page of bookings may contain', async () => {
  const query = '{ consultations { id name email phone service message createdAt } }';
  const { status, body } = await graphql(gateway, query, {}, { cookie });
  expect(status).toBe(200);
  expect((body as { data: { consultations: unknown[] } }).data.consultations).toHaveLength(100);
});

test('sends no response of GraphQL or of a user to caches', async () => {
  const requests = [
    graphql(gateway, '{ services { id } }'),
    graphql(gateway, '{ currentUser { id } }', {}, { cookie }),
    graphql(gateway, '{ nothing }'),
    post(gateway, '/graphql', '{'),
    get(gateway, '/api/consultations', { cookie }),
    get(gateway, '/api/auth/user', { cookie }),
  ];
  for (const { headers } of await Promise.all(requests))
    expect(headers.get('cache-control')).toBe('no-store');
});

test('stops a slow query and cancels its statement', async () => {
  const locker = await gateway.deps.pool.connect();
  await locker.query('begin; lock table consultations in access exclusive mode');
  try {
    const { status, body } = await graphql(gateway, '{ consultations { id } }', {}, { cookie });
    expect([status, body]).toMatchObject([503, { errors: [{ message: 'The query takes too long.' }] }]);
    // Sooner than the statement timeout of the database would.
    await until(async () => (await waitingForLock(gateway.deps.pool)) === 0, 400);
  } finally {
    await locker.query('rollback').finally(() => locker.release());
  }
});

test('keeps no texts of documents', async () => {
  setFlagsFromString('--expose-gc');
  const heap = () => {
    (runInNewContext('gc') as () => void)();
    return process.memoryUsage().heapUsed;
  };
  const document = (at: number) => `{ services { id } } # ${at} ${LONG}`;
  await graphql(gateway, document(-1));
  const before = heap();
  for (let at = 0; at < 300; at += 1) expect((await graphql(gateway, document(at))).status).toBe(200);
  expect(heap() - before).toBeLessThan(10_000_000);
});

// Random documents around valid fields, sent in random ways.
const leaf = fc.constantFrom('id', '__typename', 'description', 'message', 'secret', 'features', 'name');
const selection: fc.Arbitrary<string> = fc.letrec<{ node: string }>(tie => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom('a', 'b', 'veryLongKey'.repeat(60)), leaf)
      .map(([alias, name]) => `${alias}: ${name}`),
    fc
      .tuple(
        fc.constantFrom('services', 'consultations', 'testimonials', '__schema', 'currentUser'),
        fc.array(tie('node'), { minLength: 1, maxLength: 8 }),
      )
      .map(([name, inside]) => `${name} { ${inside.join(' ')} }`),
    fc.array(tie('node'), { minLength: 1, maxLength: 6 }).map(inside => `... { ${inside.join(' ')} }`),
    fc
      .tuple(leaf, fc.integer({ min: 1, max: 30 }))
      .map(([name, count]) => `${name} ${'@include(if: true) '.repeat(count)}`),
  ),
})).node;
const documents = fc
  .tuple(fc.array(selection, { minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 30 }), fc.boolean())
  .map(
    ([roots, repeat, alias]) =>
      `{ ${times(repeat, at => roots.map((root, index) => (alias && /^\w+ \{/.test(root) ? `r${at}x${index}: ${root}` : root)).join(' '))} }`,
  );
const ways: fc.Arbitrary<(query: string) => Promise<{ status: number; bytes: number }>> = fc.constantFrom(
  query => sendJson({ query }),
  query => sendJson({ query, variables: {}, operationName: null }),
  query => sendJson({ operationName: 'missing', query: `query A ${query} query B ${query}` }),
  query => sendJson([{ query }, { query }]),
  query => sendGet(`query=${encodeURIComponent(query)}`),
  query => sendGet(`${'x&'.repeat(50)}query=${encodeURIComponent(query)}`),
  query => sendGet(`query=${encodeURIComponent(query)}`, 'Accept: application/json\r\n'),
  query => sendGet(`query=${encodeURIComponent(`fragment F on Query ${query} { ...F ...F ...F }`)}`),
);

test('answers 400 generated requests within the size limit and without a server error', async () => {
  await fc.assert(
    fc.asyncProperty(documents, ways, async (document, way) => {
      const { status, bytes } = await way(document);
      expect([200, 400, 413, 414, 431]).toContain(status);
      expect(bytes).toBeLessThan(MAX_ANSWER_BYTES);
    }),
    { numRuns: 400 },
  );
});
