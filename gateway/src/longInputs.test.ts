import { beforeAll, expect, jest, test } from '@jest/globals';
import { aBooking, aUser } from './testing/factories.ts';
import { gatewayForTests } from './testing/gateway.ts';
import { get, patch, post, put } from './testing/requests.ts';

jest.setTimeout(240_000);
// The longest input of a door takes up to 20 ms on a quiet machine and was seen to take 70 on a busy one; with one step
// for each pair of letters it takes seconds.
const MAX_CPU_MS = 400;
const ROUNDS = 3;

const gateway = gatewayForTests({ LOG_LEVEL: 'silent' });
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
