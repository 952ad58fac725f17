import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { aUser } from '../testing/factories.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { get, graphql, put } from '../testing/requests.ts';

let gateway: TestGateway;
let user: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  user = await aUser(gateway);
});

const FIELDS = 'level module begunAt readAt checks { id right at } attempts { exercise r at }';
const LIST = `{ progress { ${FIELDS} } }`;
const SAVE = `mutation Save($level: EducationLevel!, $module: Int!, $input: ProgressInput!) {
  saveProgress(level: $level, module: $module, input: $input) { ${FIELDS} } }`;

const LESSON = '/api/progress/beginner/1';
const save = (input: unknown, path = LESSON) => put(gateway, path, input, user);
const saveByGraph = (input: object, module = 1) =>
  graphql(gateway, SAVE, { level: 'beginner', module, input }, user);
const list = async () => (await get(gateway, '/api/progress', user)).body;

const day = (date: number) => new Date(Date.UTC(2026, 0, date)).toISOString();
const nothing = { level: 'beginner', module: 1, begunAt: null, readAt: null, checks: [], attempts: [] };
const check = (id: string, right: boolean, date: number) => ({ id, right, at: day(date) });
const attempt = (exercise: string, r: number, date: number) => ({ exercise, r, at: day(date) });
const attempts = (count: number, date = 1) =>
  Array.from({ length: count }, (_, at) => attempt(`exercise ${at}`, at / 4 - 1, date));

test('returns 401 without a session, by REST and GraphQL', async () => {
  const answers = [
    await get(gateway, '/api/progress'),
    await put(gateway, LESSON, {}),
    await put(gateway, '/api/progress/beginner/7', 'no JSON'),
    await graphql(gateway, LIST),
    await graphql(gateway, SAVE, { level: 'beginner', module: 1, input: {} }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test('both doors store and list the same, for the caller alone and in no cache', async () => {
  const first = { begunAt: day(1), checks: [check('a', false, 2)], attempts: [attempt('stop', -1, 3)] };
  const rest = await save(first);
  expect([rest.status, rest.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(rest.body).toEqual({ ...nothing, ...first });
  const second = { readAt: day(4), checks: [check('a', true, 5)] };
  const graph = await saveByGraph(second);
  const both = { ...nothing, ...first, ...second, checks: [...first.checks, ...second.checks] };
  expect([graph.status, graph.body]).toEqual([200, { data: { saveProgress: both } }]);
  const other = await save({ readAt: day(1) }, '/api/progress/expert/6');
  const stored = [both, { ...nothing, level: 'expert', module: 6, readAt: day(1) }];
  expect(other.body).toEqual(stored[1]);
  const listed = await get(gateway, '/api/progress', user);
  expect([listed.body, listed.headers.get('cache-control')]).toEqual([stored, 'no-store']);
  expect((await graphql(gateway, LIST, {}, user)).body).toEqual({ data: { progress: stored } });
  const stranger = await aUser(gateway);
  expect((await get(gateway, '/api/progress', stranger)).body).toEqual([]);
});

test.each([
  ['an empty write', { readAt: day(3) }, {}, { readAt: day(3) }],
  ['null', { readAt: day(3), checks: [check('a', true, 1)] }, { readAt: null, checks: null }, undefined],
  ['an empty list', { attempts: attempts(2) }, { attempts: [] }, { attempts: attempts(2) }],
  ['a later time', { begunAt: day(2), readAt: day(3) }, { begunAt: day(4), readAt: day(5) }, undefined],
  ['an earlier time', { begunAt: day(2), readAt: day(3) }, { begunAt: day(1), readAt: day(1) }, undefined],
  [
    'the same again',
    { begunAt: day(1), checks: [check('a', true, 1)], attempts: attempts(3) },
    'same',
    undefined,
  ],
  [
    'the same in another time zone',
    { checks: [check('a', true, 1)] },
    { checks: [{ id: ' a ', right: true, at: '2026-01-01T02:00:00+02:00' }] },
    undefined,
  ],
  [
    'one check at another time, and another answer at the same time',
    { checks: [check('a', true, 2)] },
    { checks: [check('a', true, 1), check('a', false, 2), check('a', true, 1)] },
    { checks: [check('a', true, 1), check('a', false, 2), check('a', true, 2)] },
  ],
  [
    'an attempt at another time',
    { attempts: [attempt('stop', 2.5, 1)] },
    { attempts: [attempt('stop', 2.5, 2)] },
    { attempts: [attempt('stop', 2.5, 1), attempt('stop', 2.5, 2)] },
  ],
])('takes nothing back and adds once: %s', async (_what, first, second, expected = first) => {
  expect((await save(first)).body).toEqual({ ...nothing, ...first });
  const merged = { ...nothing, ...(expected as object) };
  const input = second === 'same' ? first : (second as object);
  for (const answer of [await save(input), await save(input)]) expect(answer.body).toEqual(merged);
  expect((await saveByGraph(input)).body).toEqual({ data: { saveProgress: merged } });
  expect(await list()).toEqual([merged]);
});

test.each([`'; drop table users; --`, `\\'`, '"\\"', '?', '?? $1 :name', '\\u0027', '🏅 صفقة'])(
  'stores the id %p unchanged',
  async id => {
    const input = { checks: [check(id, true, 1)], attempts: [attempt(id, 1e-6, 1)] };
    expect((await save(input)).body).toEqual({ ...nothing, ...input });
    expect((await saveByGraph(input)).body).toEqual({ data: { saveProgress: { ...nothing, ...input } } });
  },
);

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const IN_FUTURE = 'In the future';
test.each([
  [{ begunAt: soon(600) }, 'begunAt', IN_FUTURE],
  [{ readAt: '9999-12-31T23:59:59Z' }, 'readAt', IN_FUTURE],
  [{ checks: [check('a', true, 1), { id: 'b', right: true, at: soon(600) }] }, 'checks.1.at', IN_FUTURE],
  [{ attempts: [{ exercise: 'a', r: 1, at: soon(600) }] }, 'attempts.0.at', IN_FUTURE],
  [{ begunAt: '0000-01-01T00:00:00Z' }, 'begunAt', 'Too long ago'],
  [{ attempts: attempts(501) }, 'attempts', 'At most 500'],
  [{ checks: Array.from({ length: 501 }, (_, at) => check(`${at}`, true, 1)) }, 'checks', 'At most 500'],
  [{ checks: [check(' ', true, 1)] }, 'checks.0.id', 'Required'],
  [{ checks: [check('a\u0000b', true, 1)] }, 'checks.0.id', 'Contains a character that cannot be stored'],
  [{ attempts: [attempt('a', 1001, 1)] }, 'attempts.0.r', 'At most 1000'],
  [{ attempts: [attempt('a', 5e-324, 1)] }, 'attempts.0.r', '0, or at least 0.000001'],
  [{ attempts: [attempt('x'.repeat(41), 1, 1)] }, 'attempts.0.exercise', 'At most 40 characters'],
])('returns 400 with path and message for %j', async (input, path, message) => {
  const { status, body } = await save(input);
  expect([status, body]).toMatchObject([400, { title: 'Bad Request', errors: [{ path, message }] }]);
  const graph = await saveByGraph(input);
  expect([graph.status, graph.body]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'BAD_USER_INPUT', errors: [{ path, message }] } }] },
  ]);
  expect(await list()).toEqual([]);
});

const TIME = 'A time as 2026-01-31T12:00:00Z';
const NUMBER = 'A finite number';
// By GraphQL the types of the schema refuse these.
test.each([
  ['{"begunAt":"yesterday"}', 'begunAt', TIME],
  ['{"begunAt":"2026-02-30T00:00:00Z"}', 'begunAt', TIME],
  ['{"readAt":1767225600000}', 'readAt', TIME],
  ['{"checks":{}}', 'checks', 'A list'],
  ['{"checks":[null]}', 'checks.0', expect.any(String)],
  ['{"checks":[{"id":"a","right":1,"at":"2026-01-01T00:00:00Z"}]}', 'checks.0.right', 'True or false'],
  ['{"checks":[{"id":"a","at":"2026-01-01T00:00:00Z"}]}', 'checks.0.right', 'Required'],
  ['{"checks":[{"id":"a","right":true}]}', 'checks.0.at', 'Required'],
  ['{"attempts":[{"exercise":"a","r":1e999,"at":"2026-01-01T00:00:00Z"}]}', 'attempts.0.r', NUMBER],
  ['{"attempts":[{"exercise":"a","r":"1","at":"2026-01-01T00:00:00Z"}]}', 'attempts.0.r', NUMBER],
  ['{"completed":true}', 'completed', 'Unknown'],
  ['{"checks":[{"id":"a","right":true,"at":"2026-01-01T00:00:00Z","x":1}]}', 'checks.0.x', 'Unknown'],
  ['{"owner":"x","begunAt":"2026-01-01T00:00:00Z"}', 'owner', 'Unknown'],
  ['[]', '', expect.any(String)],
])('REST returns 400 for %s', async (body, path, message) => {
  const answer = await save(body);
  expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ path, message }] }]);
  expect(await list()).toEqual([]);
});

test.each([
  [403, { begunAt: day(1) }, { origin: 'https://evil.example' }],
  [413, { checks: [check('a'.repeat(66_000), true, 1)] }, {}],
  [415, { begunAt: day(1) }, { 'content-type': 'text/plain' }],
])('returns %i as any write does', async (status, input, headers) => {
  const answer = await put(gateway, LESSON, input, { cookie: user.cookie, headers });
  expect([answer.status, answer.body]).toMatchObject([status, { status }]);
  expect(await list()).toEqual([]);
});

test('GraphQL refuses a number that is not finite', async () => {
  const query = `mutation { saveProgress(level: beginner, module: 1, input: { attempts: [
    { exercise: "a", r: 1e999, at: "2026-01-01T00:00:00Z" }] }) { module } }`;
  const { status, body } = await graphql(gateway, query, {}, user);
  const errors = [{ path: 'attempts.0.r', message: NUMBER }];
  expect([status, body]).toMatchObject([400, { errors: [{ extensions: { errors } }] }]);
});

test('a clock may be half a minute fast', async () => {
  const begunAt = soon(30);
  expect((await save({ begunAt })).body).toEqual({ ...nothing, begunAt });
});

test.each([
  'beginner/0',
  'beginner/7',
  'beginner/01',
  'beginner/1.0',
  'beginner/x',
  'Beginner/1',
  'master/1',
  'a%00/1',
])('there is no module %s', async where => {
  const { status, body } = await save({ begunAt: day(1) }, `/api/progress/${where}`);
  expect([status, body]).toMatchObject([404, { detail: 'There is no such module.' }]);
  expect(await list()).toEqual([]);
});

test('GraphQL returns 404 for a module that the level does not have', async () => {
  const { status, body } = await saveByGraph({ begunAt: day(1) }, 7);
  const extensions = { code: 'NOT_FOUND', http: { status: 404 } };
  expect([status, body]).toMatchObject([404, { errors: [{ extensions }] }]);
});

test.each([
  ['attempts', attempts(501)],
  ['checks', Array.from({ length: 501 }, (_, at) => check(`check ${at + 100}`, true, 1))],
])('keeps 500 %s of a module and refuses more, the known ones excepted', async (name, all) => {
  const full = all.slice(0, 500);
  expect((await save({ [name]: full.slice(0, 300) })).status).toBe(200);
  expect((await save({ [name]: full.slice(200) })).body).toEqual({ ...nothing, [name]: full });
  const refused = await save({ readAt: day(1), [name]: all.slice(500) });
  const errors = [{ path: name, message: 'At most 500' }];
  expect([refused.status, refused.body]).toMatchObject([400, { detail: `${name}: At most 500`, errors }]);
  expect(await list()).toEqual([{ ...nothing, [name]: full }]);
  expect((await save({ readAt: day(1), [name]: full })).body).toMatchObject({ readAt: day(1) });
  expect((await save({ [name]: full }, '/api/progress/beginner/2')).status).toBe(200);
});

test('twenty writes at once, by both doors, lose nothing', async () => {
  const writes = Array.from({ length: 20 }, (_, at) => ({
    begunAt: day(at + 1),
    checks: [check('same', true, 1), check(`check ${at}`, at % 3 > 0, 2)],
    attempts: [attempt(`exercise ${at}`, at / 4, at + 1)],
  }));
  const answers = await Promise.all(writes.map((input, at) => (at % 2 ? save(input) : saveByGraph(input))));
  expect(answers.map(({ status }) => status)).toEqual(writes.map(() => 200));
  const [stored] = (await list()) as (typeof writes)[number][];
  expect(stored!.checks).toHaveLength(21);
  expect(stored!.attempts).toEqual(writes.flatMap(write => write.attempts));
  expect(writes.map(({ begunAt }) => begunAt)).toContain(stored!.begunAt);
});

test('returns 429 after 120 writes a minute, by both doors together', async () => {
  await save({ begunAt: day(1) });
  await gateway.deps.pool.query(`update rate_limits set points = 119 where key = $1`, [
    `progress:${user.id}`,
  ]);
  expect((await save({})).status).toBe(200);
  const refused = await save({ readAt: day(1) });
  expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([429, '"progress";q=120;w=60']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await saveByGraph({})).body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(await list()).toMatchObject([{ readAt: null }]);
});
