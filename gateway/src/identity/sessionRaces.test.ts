import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, jest, test } from '@jest/globals';
import { aBooking, aSession, aUser } from '../testing/factories.ts';
import { loginSiteForTests } from '../testing/loginSite.ts';
import { inTurn } from '../limits/turns.ts';
import { get, graphql, post, put, remove } from '../testing/requests.ts';

jest.setTimeout(120_000);

// One with each delay.
const ROUNDS = 10;
const REQUESTS = 10;

const { gateway } = loginSiteForTests();

type Person = Awaited<ReturnType<typeof aUser>>;
const pool = () => gateway.deps.pool;

/** What a browser may have under way with its session; every read of a user does what the last one does. */
const kinds: ((options: { cookie: string; headers: Record<string, string> }) => Promise<unknown>)[] = [
  options => get(gateway, '/api/login', options),
  options => get(gateway, '/api/callback?state=none', options),
  options => graphql(gateway, '{ currentUser { id } }', {}, options),
];

/** Limits count addresses. */
let addresses = 0;
const anywhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `198.${addresses >> 8}.${addresses & 255}.1` };
};

const endings: [string, (person: Person) => Promise<unknown>][] = [
  ['a logout', ({ cookie }) => get(gateway, '/api/logout', { cookie })],
  [
    'the end of all other sessions',
    async ({ id }) => {
      const { cookie } = await aSession(gateway, id);
      await fetch(`${gateway.url}/api/sessions`, { method: 'DELETE', headers: { cookie } });
    },
  ],
  ['an erasure', ({ cookie }) => remove(gateway, '/api/account', { cookie, headers: anywhere() })],
  [
    'an expiry',
    ({ sid }) =>
      pool().query(`update sessions set expire = now() - interval '1 second' where sid = $1`, [sid]),
  ],
];

test.each(endings)('after %s no request under way brings the session back', async (_what, end) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await aUser(gateway);
    await pool().query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{touchedAt}', '0')::json where sid = $1`,
      [person.sid],
    );
    const headers = anywhere();
    const requests = Array.from({ length: REQUESTS }, () =>
      kinds.map(send => send({ cookie: person.cookie, headers })),
    ).flat();
    const ended = new Promise(resolve => setTimeout(resolve, round * 3)).then(() => end(person));
    await Promise.all([ended, ...requests]);
    const { rows } = await pool().query('select 1 from sessions where sid = $1 and expire >= now()', [
      person.sid,
    ]);
    expect([round, rows]).toEqual([round, []]);
  }
});

test('after a logout no write is carried out whose body came late', async () => {
  const { id, cookie } = await aUser(gateway);
  const body = JSON.stringify(aBooking());
  const { hostname, port } = new URL(gateway.url);
  const request = httpRequest({
    ...{ hostname, port, method: 'POST', path: '/api/consultations' },
    headers: { cookie, 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(body.slice(0, 5));
  // The head has arrived when a request that was sent after it is answered.
  await get(gateway, '/api/auth/user', { cookie });
  await get(gateway, '/api/logout', { cookie });
  request.end(body.slice(5));
  const [{ statusCode }] = await answered;
  const { rows } = await pool().query('select 1 from consultations where owner_id = $1', [id]);
  expect([statusCode, rows]).toEqual([401, []]);
});

test('a write that waits for its turn is not carried out after a logout', async () => {
  const { id, cookie } = await aUser(gateway);
  const other = await aSession(gateway, id);
  const { body } = await get(gateway, '/api/sessions', other);
  const [{ id: sessionId }] = body as [{ id: string }];
  let release = () => {};
  const turn = inTurn(id, () => new Promise<void>(resolve => (release = resolve)));
  const writes = [
    post(gateway, '/api/consultations', aBooking(), { cookie }),
    put(gateway, '/api/progress/beginner/1', { begunAt: new Date().toISOString() }, { cookie }),
    ...['/api/account', '/api/sessions', `/api/sessions/${sessionId}`].map(path =>
      remove(gateway, path, { cookie }),
    ),
  ];
  // Their sessions are loaded when a request that was sent after them is answered.
  await get(gateway, '/api/auth/user', { cookie });
  await get(gateway, '/api/logout', { cookie });
  release();
  await turn;
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const { rows } = await pool().query('select 1 from consultations where owner_id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await get(gateway, '/api/auth/user', other)).status).toBe(200);
});
