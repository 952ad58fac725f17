import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '@site/tooling/testkit';
import { replyOf } from '@site/tutor/reply';
import { aBooking, aUser } from '../testing/factories.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { get, graphql, post } from '../testing/requests.ts';
import { startServer } from '../testing/server.ts';
import { statementName } from './openTelemetry.ts';
import { startTracing } from './tracing.ts';

jest.setTimeout(120_000);

interface Value {
  stringValue?: string;
  intValue?: number;
  arrayValue?: { values: Value[] };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code: number };
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

// A minimal OTLP/HTTP collector.
let collector: Awaited<ReturnType<typeof startServer>>;
let collectorStatus = 200;
const bodies: string[] = [];
const paths = new Set<string | undefined>();
let traced: TestGateway;
beforeAll(async () => {
  collector = await startServer(async (req, res) => {
    paths.add(req.url);
    bodies.push(Buffer.concat(await req.toArray()).toString());
    res.writeHead(collectorStatus, { 'content-type': 'application/json' }).end('{}');
  });
  traced = await startGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
});
afterAll(async () => {
  await traced.stop();
  await collector.stop();
});

const spans = () =>
  bodies
    .flatMap(body => (JSON.parse(body) as Export).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(each => each.spans);
const attribute = ({ attributes }: Span, name: string) => attributes.find(({ key }) => key === name)?.value;
/** The span of a request, and those below it, once they were received. */
async function traceOf(requestId: string) {
  const ofRequest = (span: Span) => attribute(span, 'gateway.request_id')?.stringValue === requestId;
  await until(() => spans().some(ofRequest));
  const [root, ...others] = spans().filter(ofRequest) as [Span, ...Span[]];
  expect(others).toEqual([]);
  return { root, below: spans().filter(({ parentSpanId }) => parentSpanId === root.spanId) };
}

test('traces a request with its id, route, status and SQL statements', async () => {
  const { cookie } = await aUser(traced);
  const headers = { 'x-request-id': 'request-of-a-booking' };
  const answer = await post(traced, '/api/consultations', aBooking(), { cookie, headers });
  expect(answer.headers.get('x-request-id')).toBe('request-of-a-booking');
  const { root, below } = await traceOf('request-of-a-booking');
  expect(root.name).toBe('POST /api/consultations');
  expect(attribute(root, 'http.response.status_code')).toEqual({ intValue: 201 });
  // MikroORM checks once whether the database exists.
  const names = below.map(({ name }) => name).filter(name => name !== 'SELECT pg_database');
  expect(names.sort()).toEqual([
    'BEGIN',
    'COMMIT',
    'INSERT booking_notifications',
    'INSERT consultations',
    // By minute and by day.
    'INSERT rate_limits',
    'INSERT rate_limits',
    // Before the body is read, and again once it has come.
    'SELECT sessions',
    'SELECT sessions',
    'SELECT users',
  ]);
  expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([root.traceId]));
  expect([...paths]).toEqual(['/v1/traces']);
});

test.each([true, false])('a trace does not tell whether the tutor asked for a session: %s', async isAsked => {
  jest.spyOn(traced.deps.tutor, 'ask').mockImplementation(async (_question, { admit }) => {
    if (isAsked) await admit();
    return replyOf({ response: 'A pip is a step.', outcome: 'answer' });
  });
  const headers = { 'x-request-id': `tutor-${isAsked}` };
  const { cookie } = await aUser(traced);
  await post(traced, '/api/ai-chat', { message: 'What is a pip?', level: 'beginner' }, { cookie, headers });
  const { root, below } = await traceOf(headers['x-request-id']);
  const keys = ['http.request.method', 'gateway.request_id', 'http.route', 'http.response.status_code'];
  expect(root.attributes.map(({ key }) => key)).toEqual(keys);
  expect(below).toEqual([]);
});

test('assigns statements to their request under concurrency', async () => {
  const { cookie } = await aUser(traced);
  const ids = Array.from({ length: 30 }, (_, at) => `one-of-many-${at}`);
  const answers = await Promise.all(
    ids.map(async id => ({
      id,
      ...(await get(traced, '/api/consultations', { cookie, headers: { 'x-request-id': id } })),
    })),
  );
  // On a busy machine some find no free connection in time: 503.
  const answered = answers.filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThan(5);
  for (const { id } of answered) {
    const names = (await traceOf(id)).below.map(({ name }) => name).sort();
    expect(names).toEqual(['SELECT consultations', 'SELECT sessions', 'SELECT users']);
  }
});

test('records GraphQL field names, not client-chosen names', async () => {
  const headers = { 'x-request-id': 'request-of-graphql' };
  await graphql(traced, 'query CanaryName { canaryAlias: services { id } }', {}, { headers });
  const { root } = await traceOf('request-of-graphql');
  expect(attribute(root, 'graphql.operation.type')).toEqual({ stringValue: 'query' });
  expect(attribute(root, 'gateway.graphql.fields')).toEqual({
    arrayValue: { values: [{ stringValue: 'services' }] },
  });
});

test('exports no personal data', async () => {
  const { cookie } = await aUser(traced, { email: 'canary@example.com' });
  const canaries = { 'user-agent': 'canary-agent', 'x-forwarded-for': '203.0.113.77' };
  const headers = { ...canaries, traceparent: `00-${'c'.repeat(32)}-${'c'.repeat(16)}-01` };
  const booking = aBooking({ name: 'canary name', email: 'canary@example.com', message: "canary's" });
  const input = { name: 'canary name', email: 'canary@example.com', phone: '+44 20 7946 0000' };
  await post(traced, '/api/consultations', booking, { cookie, headers });
  await get(traced, '/api/canary?canary=canary', { cookie, headers });
  await get(traced, '/api/login?returnTo=/canary', { headers });
  const mutation = `mutation($input: ConsultationInput!) { bookConsultation(input: $input) { id } }`;
  const last = { ...headers, 'x-request-id': 'last-with-canaries' };
  await graphql(traced, mutation, { input: { ...input, service: 'vip' } }, { cookie, headers: last });
  await traceOf('last-with-canaries');
  const text = bodies.join('\n');
  for (const canary of ['canary@', 'canary name', "canary's", 'canary-agent', '203.0.113.77', 'canary='])
    expect(text).not.toContain(canary);
  expect(text).not.toMatch(/CanaryName|canaryAlias|\/canary|c{32}/);
  expect(text).not.toContain(cookie.split('=')[1]!);
});

test('serves requests, and says so, while the trace collector refuses; without one nothing is traced', async () => {
  collectorStatus = 400;
  expect((await get(traced, '/api/services')).status).toBe(200);
  await until(() => traced.logged.some(line => line.includes('Trace export failed.')));
  const { env, log } = traced.deps;
  expect(await startTracing({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }, log)).toBeUndefined();
});

test.each([
  [`select "s0".* from "services" as "s0" order by "s0"."position"`, 'SELECT services'],
  [`insert into "consultations" ("name") values ('into secrets')`, 'INSERT consultations'],
  ['SELECT sess FROM sessions WHERE sid = $1', 'SELECT sessions'],
  [`select 'a from secret'`, 'SELECT'],
  [`select E'\\' from secret' from "services"`, 'SELECT'],
  ['begin', 'BEGIN'],
  ['ada@example.com', 'STATEMENT'],
  ['undefined', 'STATEMENT'],
])('%s is named %s', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
