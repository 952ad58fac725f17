import { beforeEach, expect, test } from '@jest/globals';
import { findLesson } from '@site/curriculum/lessons';
import { exercisesOf } from '@site/curriculum/practice';
import { until } from '@site/tooling/testkit';
import { aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { behindTransaction, waitingForLock } from '../testing/locks.ts';
import { get, graphql, put } from '../testing/requests.ts';

const gateway = gatewayForTests();
let user: Awaited<ReturnType<typeof aUser>>;
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
const [QUESTION, OTHER] = findLesson('beginner', 1)!.checks.map(({ id }) => id) as [string, string];
const EXERCISE = exercisesOf('beginner', 1)[0]!.id;
const check = (id: string, right: boolean, date: number) => ({ id, right, at: day(date) });
const attempt = (exercise: string, r: number, date: number) => ({ exercise, r, at: day(date) });
const attempts = (count: number, date = 1, exercise = EXERCISE) =>
  Array.from({ length: count }, (_, at) => attempt(exercise, at / 4 - 1, date));
const checks = (count: number) =>
  Array.from({ length: count }, (_, at) => check(QUESTION, true, at + 1 - count));

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
  const first = {
    begunAt: day(1),
    checks: [check(QUESTION, false, 2)],
    attempts: [attempt(EXERCISE, -1, 3)],
  };
  const rest = await save(first);
  expect([rest.status, rest.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(rest.body).toEqual({ ...nothing, ...first });
  const second = { readAt: day(4), checks: [check(QUESTION, true, 5)] };
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
  ['null', { readAt: day(3), checks: [check(QUESTION, true, 1)] }, { readAt: null, checks: null }, undefined],
  ['an empty list', { attempts: attempts(2) }, { attempts: [] }, { attempts: attempts(2) }],
  ['a later time', { begunAt: day(2), readAt: day(3) }, { begunAt: day(4), readAt: day(5) }, undefined],
  ['an earlier time', { begunAt: day(2), readAt: day(3) }, { begunAt: day(1), readAt: day(1) }, undefined],
  [
    'the same again',
    { begunAt: day(1), checks: [check(QUESTION, true, 1)], attempts: attempts(3) },
    'same',
    undefined,
  ],
  [
    'the same in another time zone',
    { checks: [check(QUESTION, true, 1)] },
    { checks: [{ id: QUESTION, right: true, at: '2026-01-01T02:00:00+02:00' }] },
    undefined,
  ],
  [
    'one check at another time, and another answer at the same time',
    { checks: [check(QUESTION, true, 2)] },
    { checks: [check(QUESTION, true, 1), check(QUESTION, false, 2), check(QUESTION, true, 1)] },
    { checks: [check(QUESTION, true, 1), check(QUESTION, false, 2), check(QUESTION, true, 2)] },
  ],
  [
    'an attempt at another time',
    { attempts: [attempt(EXERCISE, 2.5, 1)] },
    { attempts: [attempt(EXERCISE, 2.5, 2)] },
    { attempts: [attempt(EXERCISE, 2.5, 1), attempt(EXERCISE, 2.5, 2)] },
  ],
])('takes nothing back and adds once: %s', async (_what, first, second, expected = first) => {
  expect((await save(first)).body).toEqual({ ...nothing, ...first });
  const merged = { ...nothing, ...(expected as object) };
  const input = second === 'same' ? first : (second as object);
  for (const answer of [await save(input), await save(input)]) expect(answer.body).toEqual(merged);
  expect(await list()).toEqual([merged]);
});

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const IN_FUTURE = 'In the future';
test.each([
  [{ begunAt: soon(600) }, 'begunAt', IN_FUTURE],
  [{ readAt: '9999-12-31T23:59:59Z' }, 'readAt', IN_FUTURE],
  [
    { checks: [check(QUESTION, true, 1), { id: OTHER, right: true, at: soon(600) }] },
    'checks.1.at',
    IN_FUTURE,
  ],
  [{ attempts: [{ exercise: EXERCISE, r: 1, at: soon(600) }] }, 'attempts.0.at', IN_FUTURE],
  [{ begunAt: '0000-01-01T00:00:00Z' }, 'begunAt', 'Too long ago'],
  [{ attempts: attempts(501) }, 'attempts', 'At most 500'],
  [{ checks: checks(61) }, 'checks', 'At most 60'],
  [{ checks: [check(QUESTION, true, 1), check('invented', true, 1)] }, 'checks.1.id', 'Unknown'],
  [{ checks: [check('__proto__', true, 1)] }, 'checks.0.id', 'Unknown'],
  [{ checks: [check('a\u0000b', true, 1)] }, 'checks.0.id', 'Unknown'],
  [{ checks: [check('the-low-of-a-buyer', true, 1)] }, 'checks.0.id', 'Unknown'],
  [{ attempts: [attempt("'; drop table users; --", 1, 1)] }, 'attempts.0.exercise', 'Unknown'],
  [{ attempts: [attempt('the-low-of-a-buyer', 1, 1)] }, 'attempts.0.exercise', 'Unknown'],
  [{ attempts: [attempt(EXERCISE, 1001, 1)] }, 'attempts.0.r', 'At most 1000'],
  [{ attempts: [attempt(EXERCISE, 5e-324, 1)] }, 'attempts.0.r', '0, or at least 0.000001'],
])('returns 400 with path and message for %j', async (input, path, message) => {
  const { status, body } = await save(input);
  expect([status, body]).toMatchObject([400, { title: 'Bad Request', errors: [{ path, message }] }]);
  expect(await list()).toEqual([]);
});

const TIME = 'A time as 2026-01-31T12:00:00Z';
const NUMBER = 'A finite number';
// By GraphQL the types of the schema refuse these.
test.each([
  [{ begunAt: 'yesterday' }, 'begunAt', TIME],
  [{ begunAt: '2026-02-30T00:00:00Z' }, 'begunAt', TIME],
  [{ readAt: 1767225600000 }, 'readAt', TIME],
  [{ checks: {} }, 'checks', 'A list'],
  [{ checks: [null] }, 'checks.0', expect.any(String)],
  [{ checks: [{ id: QUESTION, right: 1, at: day(1) }] }, 'checks.0.right', 'True or false'],
  [{ checks: [{ id: QUESTION, at: day(1) }] }, 'checks.0.right', 'Required'],
  [{ checks: [{ id: QUESTION, right: true }] }, 'checks.0.at', 'Required'],
  [`{"attempts":[{"exercise":"${EXERCISE}","r":1e999,"at":"${day(1)}"}]}`, 'attempts.0.r', NUMBER],
  [{ attempts: [{ exercise: EXERCISE, r: '1', at: day(1) }] }, 'attempts.0.r', NUMBER],
  [{ completed: true }, 'completed', 'Unknown'],
  [{ checks: [{ ...check(QUESTION, true, 1), x: 1 }] }, 'checks.0.x', 'Unknown'],
  [{ owner: 'x', begunAt: day(1) }, 'owner', 'Unknown'],
  [{ ['k'.repeat(60_000)]: 1 }, 'k'.repeat(100), 'Unknown'],
  [[], '', expect.any(String)],
])('REST returns 400 for %j', async (body, path, message) => {
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
    { exercise: "over-the-weekend", r: 1e999, at: "2026-01-01T00:00:00Z" }] }) { module } }`;
  const { status, body } = await graphql(gateway, query, {}, user);
  const errors = [{ path: 'attempts.0.r', message: NUMBER }];
  expect([status, body]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'BAD_USER_INPUT', errors } }] },
  ]);
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

test('keeps the latest 60 checks of a module', async () => {
  const all = checks(90);
  expect((await save({ checks: all.slice(30) })).body).toEqual({ ...nothing, checks: all.slice(30) });
  expect((await save({ checks: all.slice(0, 60) })).body).toEqual({ ...nothing, checks: all.slice(30) });
  const newest = check(OTHER, false, 2);
  expect((await save({ checks: [newest] })).body).toEqual({ ...nothing, checks: [...all.slice(31), newest] });
});

test('refuses more than 500 attempts where another gateway stores some meanwhile', async () => {
  await save({ attempts: attempts(1) });
  const other = `update module_progress set attempts = (select jsonb_agg(jsonb_build_object('at', at)) from generate_series(1, 500) as at)
    where owner_id = '${user.id}'`;
  // The attempts are counted as they were, and the write waits for the other one.
  const saved = await behindTransaction(gateway.deps.pool, other, 1, () => save({ attempts: attempts(2) }));
  expect(saved).toMatchObject({ status: 400, body: { detail: 'attempts: At most 500' } });
});

test('keeps 500 attempts of a user in all modules together and refuses more, the known ones excepted', async () => {
  const all = attempts(500);
  const full = all.slice(0, 400);
  expect((await save({ attempts: all.slice(0, 300) })).status).toBe(200);
  expect((await save({ attempts: all.slice(200, 400) })).body).toEqual({ ...nothing, attempts: full });
  const elsewhere = (count: number) =>
    save({ attempts: attempts(count, 1, 'the-low-of-a-buyer') }, '/api/progress/beginner/2');
  expect((await elsewhere(100)).status).toBe(200);
  const refused = await save({ readAt: day(1), attempts: all.slice(400, 401) });
  const errors = [{ path: 'attempts', message: 'At most 500' }];
  expect([refused.status, refused.body]).toMatchObject([400, { detail: 'attempts: At most 500', errors }]);
  expect((await elsewhere(101)).status).toBe(400);
  expect(await list()).toMatchObject([{ readAt: null, attempts: full }, { module: 2 }]);
  expect((await save({ readAt: day(1), attempts: full })).body).toMatchObject({ readAt: day(1) });
  expect((await save({ checks: checks(1) })).status).toBe(200);
});

test('what was stored before there were bounds stays, and grows no more', async () => {
  const before = { checks: [...checks(99), check('former', true, 1)], attempts: attempts(450) };
  for (const module of [1, 2])
    await gateway.deps.pool.query(
      `insert into module_progress (owner_id, level, module, checks, attempts) values ($1, 'beginner', $2, $3, $4)`,
      [user.id, module, JSON.stringify(before.checks), JSON.stringify(before.attempts)],
    );
  const newest = check(OTHER, false, 2);
  expect((await save({ checks: [newest] })).body).toMatchObject({
    checks: [...before.checks.slice(1), newest],
    attempts: { length: 450 },
  });
  expect((await save({ attempts: attempts(1, 2) })).status).toBe(400);
  expect(await list()).toMatchObject([{ attempts: { length: 450 } }, { attempts: { length: 450 } }]);
});

test.each([
  ['reads', () => get(gateway, '/api/progress', user)],
  ['reads by GraphQL', () => graphql(gateway, LIST, {}, user)],
  ['writes', () => save({ begunAt: day(1) })],
  ['writes by GraphQL', () => saveByGraph({ begunAt: day(1) })],
])(
  'of twenty %s of a user at once one has a connection, and others go on beside them',
  async (_what, send) => {
    const [client, other] = [await gateway.deps.pool.connect(), await aUser(gateway)];
    await client.query('begin');
    await client.query('lock table module_progress');
    const answers = Array.from({ length: 20 }, send);
    const waiting = () => waitingForLock(gateway.deps.pool);
    await until(async () => (await waiting()) === 1);
    expect((await get(gateway, '/api/consultations', other)).status).toBe(200);
    expect(await waiting()).toBe(1);
    await client.query('commit');
    client.release();
    expect(await Promise.all(answers)).toMatchObject(Array(20).fill({ status: 200 }));
  },
);

test('twenty writes at once, by both doors, lose nothing', async () => {
  const writes = Array.from({ length: 20 }, (_, at) => ({
    begunAt: day(at + 1),
    checks: [check(QUESTION, true, 1), check(OTHER, at % 3 > 0, at + 2)],
    attempts: [attempt(EXERCISE, at / 4, at + 1)],
  }));
  const answers = await Promise.all(writes.map((input, at) => (at % 2 ? save(input) : saveByGraph(input))));
  expect(answers.map(({ status }) => status)).toEqual(writes.map(() => 200));
  const [stored] = (await list()) as (typeof writes)[number][];
  expect(stored!.checks).toHaveLength(21);
  expect(stored!.attempts).toEqual(writes.flatMap(write => write.attempts));
  expect(writes.map(({ begunAt }) => begunAt)).toContain(stored!.begunAt);
});

test('long lists count as a write for every fifty entries', async () => {
  await save({ attempts: attempts(100, 2), checks: checks(50) });
  const { rows } = await gateway.deps.pool.query('select points from rate_limits where key = $1', [
    `progress:${user.id}`,
  ]);
  expect(rows).toEqual([{ points: 4 }]);
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
