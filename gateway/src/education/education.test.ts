import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aUser } from '../testing/factories.ts';
import { until } from '@site/tooling/testkit';
import { hangs, says, stallsAfter, startFakeOpenAi, type FakeOpenAi } from '@site/tutor/testing/fakeOpenAi';
import { startGateway, startGatewayOn, type TestGateway } from '../testing/gateway.ts';
import { get, graphql, post, type Answer } from '../testing/requests.ts';

const CRISIS_LINES = path.join(mkdtempSync(path.join(tmpdir(), 'crisis-')), 'lines.json');
let gateway: TestGateway;
let withModel: TestGateway;
let withoutDatabase: TestGateway;
let fake: FakeOpenAi;
let cookie: string;
beforeAll(async () => {
  fake = await startFakeOpenAi();
  gateway = await startGateway();
  withModel = await startGatewayOn(gateway.env.DATABASE_URL, {
    OPENAI_BASE_URL: fake.baseURL,
    SESSION_SECRET: gateway.env.SESSION_SECRET,
  });
  const list = { crisis: [{ where: 'here', whom: 'our own line', number: '112 112' }], gambling: [] };
  writeFileSync(CRISIS_LINES, JSON.stringify(list));
  withoutDatabase = await startGatewayOn('postgres://nobody@127.0.0.1:1/none', {
    SESSION_SECRET: gateway.env.SESSION_SECRET,
    CRISIS_LINES,
  });
  for (const { deps } of [gateway, withModel, withoutDatabase]) deps.tutor.prepare();
  ({ cookie } = await aUser(gateway));
});
afterAll(async () => {
  await withModel.stop();
  await withoutDatabase.stop();
  await gateway.stop();
  await fake.stop();
});
beforeEach(() => gateway.deps.pool.query('truncate rate_limits'));

const PATH = '/api/ai-chat';
const QUESTION = { message: 'What is a stop-loss?', level: 'beginner' };
const ASK = `mutation Ask($input: AiChatInput!) {
  askTutor(input: $input) { response outcome engine citations { number level module title section term } figures calculator { tool values { name value } } }
}`;
const LESSON = `query Lesson($level: EducationLevel!, $module: Int!) {
  lesson(level: $level, module: $module) { title sections { id paragraphs } terms { term } checks { question choices answer } }
}`;

const GLOSSARY = '{ glossary { id term definition lessons } }';

/** Reads a stream of server-sent events to its end. */
async function stream(of: TestGateway, body: unknown, as = cookie) {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', cookie: as };
  const response = await fetch(of.url + PATH, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data]) => ({
    name,
    data: JSON.parse(data!) as Record<string, unknown>,
  }));
  return { status: response.status, type: response.headers.get('content-type'), events };
}

test('a question that no lesson covers is counted by the passage nearest to it, without its text', async () => {
  const message = 'What is a soybean crush?';
  const { body } = await post(gateway, PATH, { message, level: 'beginner' }, { cookie });
  expect(body).toMatchObject({ outcome: 'not_found' });
  const metrics = await gateway.deps.metrics.registry.metrics();
  expect(metrics).toMatch(/gateway_tutor_not_covered_total\{nearest="[a-z]+\/[\w/-]+"\} 1/);
  expect(metrics).not.toContain('soybean');
});

test('nothing is answered without a session', async () => {
  expect((await post(gateway, PATH, QUESTION)).status).toBe(401);
  for (const [query, variables] of [
    [ASK, { input: QUESTION }],
    [LESSON, { level: 'beginner', module: 1 }],
    [GLOSSARY, {}],
  ] as const)
    expect((await graphql(gateway, query, variables)).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
});

describe('POST /api/ai-chat and askTutor', () => {
  test('REST and GraphQL return the same answer to a user', async () => {
    const rest = await post(gateway, PATH, QUESTION, { cookie });
    expect(rest.status).toBe(200);
    expect(rest.body).toEqual({
      response: expect.stringContaining('[1]'),
      outcome: 'answer',
      engine: 'lessons',
      citations: expect.arrayContaining([
        {
          number: 1,
          level: 'beginner',
          module: 2,
          title: 'Risk First: Position Size and Stop-Losses',
          section: 'What a stop-loss is and where to place it',
          term: null,
        },
      ]),
      figures: expect.any(Array),
      calculator: null,
    });
    const graph = await graphql(gateway, ASK, { input: QUESTION }, { cookie });
    expect(graph.body).toEqual({ data: { askTutor: rest.body } });
  });

  test.each([
    [{ level: 'beginner' }, 'message', 'Required'],
    [{ message: '  ', level: 'beginner' }, 'message', 'Required'],
    [{ message: 'm'.repeat(2001), level: 'beginner' }, 'message', 'At most 2000 characters'],
    [{ message: 'Hi' }, 'level', 'Required'],
    [{ ...QUESTION, history: Array(7).fill({ role: 'user', content: 'x' }) }, 'history', 'At most 6 turns'],
  ])('returns 400 for %j', async (input, path, message) => {
    const { status, body } = await post(gateway, PATH, input, { cookie });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
  });

  test('limits a user to 20 questions a minute over REST and GraphQL together', async () => {
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await post(gateway, PATH, QUESTION, { cookie })).status).toBe(200);
      expect((await graphql(gateway, ASK, { input: QUESTION }, { cookie })).status).toBe(200);
    }
    const { status, headers } = await post(gateway, PATH, QUESTION, { cookie });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await aUser(gateway);
    expect((await post(gateway, PATH, QUESTION, { cookie: other.cookie })).status).toBe(200);
  });

  test('counts a question with long turns as three', async () => {
    const user = await aUser(gateway);
    const turn = { role: 'user', content: `${QUESTION.message} `.repeat(200) };
    const long = { ...QUESTION, message: turn.content.slice(0, 2000), history: Array(6).fill(turn) };
    const statuses = [];
    for (let asked = 0; asked < 7; asked += 1) statuses.push((await post(gateway, PATH, long, user)).status);
    expect(statuses).toEqual([...Array(6).fill(200), 429]);
  });
});

test('answers the questions of a member one after another, and danger to life at once', async () => {
  const [user, other] = [await aUser(gateway), await aUser(gateway)];
  fake.behave(hangs, says('A stop closes a position [1]. It limits a loss [1].'));
  const leave = new AbortController();
  const headers = { 'content-type': 'application/json', cookie: user.cookie };
  const sent = { method: 'POST', headers, body: JSON.stringify(QUESTION), signal: leave.signal };
  const first = fetch(withModel.url + PATH, sent).catch(() => 'left');
  await until(() => fake.requests.length === 1);
  const answers: Answer[] = [];
  const waiting = [1, 2].map(async () => answers.push(await post(withModel, PATH, QUESTION, user)));
  const danger = await post(withModel, PATH, { ...QUESTION, message: 'I want to kill myself tonight' }, user);
  expect(danger.body).toMatchObject({ outcome: 'emergency' });
  expect((await post(withModel, PATH, QUESTION, other)).status).toBe(200);
  expect([answers.length, fake.requests.length]).toEqual([0, 2]);
  leave.abort();
  expect(await first).toBe('left');
  await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

describe('the stream', () => {
  test('ends with the whole reply in a done event', async () => {
    const { status, type, events } = await stream(gateway, QUESTION);
    expect([status, type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(events.map(({ name }) => name)).toEqual(['delta', 'done']);
    expect(events[0]!.data['text']).toBe(events[1]!.data['response']);
  });

  test('sends the sentences of a model as they arrive', async () => {
    fake.behave(says('A stop closes a position [1]. It limits a loss [1].'));
    const { events } = await stream(withModel, QUESTION);
    expect(events.map(({ name }) => name)).toEqual(['delta', 'delta', 'done']);
    expect(events.at(-1)!.data).toMatchObject({ engine: 'model', outcome: 'answer' });
  });

  test('returns a plain 400 for invalid input', async () => {
    expect((await stream(gateway, { level: 'beginner' })).status).toBe(400);
  });

  test('aborts the request to the model when the client disconnects', async () => {
    fake.behave(stallsAfter('A stop closes a position [1]. And'));
    const leave = new AbortController();
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream', cookie };
    const sent = { method: 'POST', headers, body: JSON.stringify(QUESTION), signal: leave.signal };
    const response = await fetch(withModel.url + PATH, sent);
    await response.body!.getReader().read();
    leave.abort();
    await until(() => fake.aborted() === 1);
  });
});

describe('a hint at danger to life', () => {
  const DANGER = { message: 'I want to kill myself tonight', level: 'beginner' };
  const emergency = expect.objectContaining({
    outcome: 'emergency',
    response: expect.stringContaining('112'),
  });
  const reachLimit = async () => {
    for (let asked = 0; asked < 20; asked += 1) await post(gateway, PATH, QUESTION, { cookie });
  };

  test.each([
    ['the limit is reached', reachLimit, () => gateway, () => cookie, false],
    ['the database is away', () => {}, () => withoutDatabase, () => cookie, false],
    ['the model hangs', () => fake.behave(hangs), () => withModel, () => cookie, true],
    ['the session has ended', () => {}, () => gateway, () => cookie.replace(/=s%3A./, '=s%3Ax'), false],
    ['there is no session', () => {}, () => gateway, () => '', false],
  ])('is answered through every door when %s', async (_what, arrange, gatewayOf, cookieOf, others) => {
    await arrange();
    const [asked, as] = [gatewayOf(), { cookie: cookieOf() }];
    const { status } = await post(asked, PATH, QUESTION, as);
    expect(status === 200).toBe(others);
    const rest = await post(asked, PATH, DANGER, as);
    expect([rest.status, rest.body]).toEqual([200, emergency]);
    expect(rest.headers.get('cache-control')).toBe('no-store');
    const graph = await graphql(asked, ASK, { input: DANGER }, as);
    expect(graph.body).toEqual({ data: { askTutor: rest.body } });
    const { events } = await stream(asked, DANGER, as.cookie);
    expect(events.map(({ data }) => data)).toEqual([{ text: events[1]!.data['response'] }, rest.body]);
  });

  test('gets the numbers of the file that CRISIS_LINES names', async () => {
    const { body } = await post(withoutDatabase, PATH, DANGER);
    const { response } = body as { response: string };
    expect(response.match(/^- .*/gm)).toEqual(['- here: our own line, **112 112**']);
  });

  test.each([
    ['it is too long', { ...DANGER, message: DANGER.message.padEnd(2001, ' and again') }],
    [
      'it ends one that is too long',
      { ...DANGER, message: DANGER.message.padStart(5000, 'What is a stop? ') },
    ],
    ['the level is missing', { message: DANGER.message }],
    ['there are too many turns', { ...DANGER, history: Array(7).fill({ role: 'user', content: 'x' }) }],
    ['a turn is none', { ...DANGER, history: 'none' }],
  ])('is heard although %s', async (_what, input) => {
    for (const as of [{ cookie }, {}]) {
      const { status, body } = await post(gateway, PATH, input, as);
      expect([status, body]).toEqual([200, emergency]);
    }
  });

  test('is answered beyond the general limit of its address, by which all else is counted', async () => {
    const limited = await startGatewayOn(gateway.env.DATABASE_URL, { REQUESTS_PER_MINUTE: '3' });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const sent = [
      await post(limited, PATH, '{', { headers }),
      await post(limited, PATH, QUESTION, { headers }),
    ];
    sent.push(await get(limited, PATH, { headers }), await post(limited, PATH, QUESTION, { headers }));
    expect(sent.map(({ status }) => status)).toEqual([400, 401, 405, 429]);
    expect((await get(limited, '/api/auth/user', { headers })).status).toBe(429);
    const { status, body } = await post(limited, PATH, DANGER, { headers });
    expect([status, body]).toEqual([200, emergency]);
    await limited.stop();
  });

  test('is judged for sixty strangers of an address in a minute; others are given the number, users are heard', async () => {
    const settings = { REQUESTS_PER_MINUTE: '6000', SESSION_SECRET: gateway.env.SESSION_SECRET };
    const limited = await startGatewayOn(gateway.env.DATABASE_URL, settings);
    const [headers, user] = [{ 'x-forwarded-for': '192.0.2.2' }, { cookie }];
    const send = (message: string, options: object) =>
      post(limited, PATH, { ...QUESTION, message }, { headers, ...options });
    expect((await send(QUESTION.message, user)).status).toBe(200);
    for (let sent = 0; sent < 60; sent += 1) expect((await send(DANGER.message, {})).status).toBe(200);
    const { status, body, headers: answered } = await send(DANGER.message, {});
    const detail = expect.stringMatching(
      / seconds\. Is anybody in danger\? Anywhere.*: emergency services, 112/,
    );
    expect([status, body]).toEqual([429, expect.objectContaining({ detail })]);
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    expect((await graphql(limited, ASK, { input: DANGER }, { headers })).body).toMatchObject({
      errors: [{ message: detail }],
    });
    for (const message of [QUESTION.message, DANGER.message])
      expect((await send(message, user)).status).toBe(200);
    expect((await post(limited, PATH, DANGER)).status).toBe(200);
    await limited.stop();
  });

  test('gets the number at once where twenty messages wait for their judgement, members where a hundred do are heard without waiting', async () => {
    let end = () => {};
    const waiting = new Promise<never>((_resolve, reject) => (end = () => reject(new Error('over'))));
    const ask = jest.spyOn(gateway.deps.tutor, 'ask').mockReturnValue(waiting);
    const sent = Array.from({ length: 20 }, () => post(gateway, PATH, DANGER));
    await until(() => ask.mock.calls.length === 20);
    const refused = (status: number) => ({ status, body: { detail: expect.stringContaining('112') } });
    expect(await post(gateway, PATH, DANGER)).toMatchObject(refused(429));
    const users = await Promise.all([1, 2, 3, 4].map(() => aUser(gateway)));
    for (const user of users)
      sent.push(...Array.from({ length: 20 }, () => post(gateway, PATH, DANGER, user)));
    await until(() => ask.mock.calls.length === 100);
    ask.mockRestore();
    expect(await post(gateway, PATH, QUESTION, { cookie })).toMatchObject(refused(503));
    const long = { ...DANGER, message: DANGER.message.padStart(2000, 'What is a stop? ') };
    expect((await post(gateway, PATH, long, { cookie })).body).toEqual(emergency);
    end();
    await Promise.all(sent);
    expect((await post(gateway, PATH, DANGER)).status).toBe(200);
  });

  test('passes the limit of questions without a line in the log', async () => {
    const user = await aUser(gateway);
    for (let asked = 0; asked < 20; asked += 1) await post(gateway, PATH, QUESTION, user);
    expect((await post(gateway, PATH, DANGER, user)).status).toBe(200);
    expect(gateway.logged.join('')).not.toContain(`"limitedKey":"${user.id}"`);
    expect((await post(gateway, PATH, QUESTION, user)).status).toBe(429);
  });

  test.each([
    ['REST', (input: object) => post(gateway, PATH, input, { cookie })],
    ['GraphQL', (input: object) => graphql(gateway, ASK, { input }, { cookie })],
  ])('leaves no trace by %s: neither a count nor one in log or metrics', async (_door, send) => {
    const lines = async (message: string) => {
      const { headers } = await send({ ...QUESTION, message });
      const id = headers.get('x-request-id')!;
      const later = (await get(gateway, '/api/services')).headers.get('x-request-id')!;
      await until(() => gateway.logged.some(line => line.includes(later)));
      return gateway.logged.filter(line => line.includes(id));
    };
    const counted = async () =>
      (await gateway.deps.pool.query<{ points: number }>('select points from rate_limits')).rows;
    // No answer of the tutor is logged: that one needed neither session nor time would tell.
    expect(await lines(QUESTION.message)).toEqual([]);
    expect(await counted()).toEqual([{ points: 1 }]);
    expect(await lines(DANGER.message)).toEqual([]);
    expect(await counted()).toEqual([{ points: 1 }]);
    expect(gateway.logged.join('')).not.toMatch(/kill myself|emergency/);
    expect(await gateway.deps.metrics.registry.metrics()).not.toMatch(/kill myself|emergency/);
  });
});

describe('lesson', () => {
  const lesson = (module: number) => graphql(gateway, LESSON, { level: 'beginner', module }, { cookie });

  test('returns the lesson of an unlocked module', async () => {
    const { body } = await lesson(2);
    expect(body).toMatchObject({ data: { lesson: { title: 'Risk First: Position Size and Stop-Losses' } } });
  });

  test('returns FORBIDDEN for a locked module, null for an unknown one', async () => {
    expect((await lesson(3)).body).toMatchObject({
      data: { lesson: null },
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect((await lesson(9)).body).toEqual({ data: { lesson: null } });
  });
});

describe('glossary', () => {
  test('returns every term with its lessons to a user', async () => {
    const { body } = await graphql(gateway, GLOSSARY, {}, { cookie });
    const { glossary } = (body as { data: { glossary: object[] } }).data;
    expect(glossary.length).toBeGreaterThanOrEqual(120);
    expect(glossary).toContainEqual({
      id: 'trailing-stop',
      term: 'Trailing stop',
      definition: expect.stringContaining('follows the price'),
      lessons: ['beginner-5', 'expert-1'],
    });
  });
});
