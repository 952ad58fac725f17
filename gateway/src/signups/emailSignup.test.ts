import { expect, test } from '@jest/globals';
import { anEmail } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, graphql, post } from '../testing/requests.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const gateway = gatewayForTests({ TRUST_PROXY: '1' });

const SIGN_UP =
  'mutation Join($input: EmailSignupInput!) { signUpEmail(input: $input) { id email createdAt } }';
const rest = (email: unknown) => post(gateway, '/api/email-signup', { email });
const graph = (email: unknown) => graphql(gateway, SIGN_UP, { input: { email } });

test('REST returns 201 with the row', async () => {
  const email = anEmail();
  const { status, body } = await rest(`  ${email} `);
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), email, createdAt: expect.any(String) });
  expect(new Date((body as { createdAt: string }).createdAt).getTime()).toBeCloseTo(Date.now(), -4);
});

test('GraphQL returns the same fields', async () => {
  const email = anEmail();
  const { status, body } = await graph(email);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: { signUpEmail: { id: expect.any(String), email, createdAt: expect.any(String) } },
  });
});

test('returns 409 for a stored address, in any case or spacing, by REST and GraphQL', async () => {
  const email = anEmail();
  await rest(email);
  const again = await rest(` ${email.toUpperCase()}`);
  expect(again.status).toBe(409);
  expect(again.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(again.body).toEqual({
    title: 'Conflict',
    status: 409,
    detail: 'This email is already signed up. You are on the list, nothing more to do.',
  });
  const message = expect.stringMatching(/already signed up/);
  const extensions = { code: 'CONFLICT', http: { status: 409 } };
  expect((await graph(email.toUpperCase())).body).toMatchObject({
    data: null,
    errors: [{ message, extensions }],
  });
});

test.each([
  [undefined, 'Required'],
  ['', 'Required'],
  ['   ', 'Required'],
  [null, 'Required'],
  [7, 'Required'],
  ['not an email', 'Invalid email'],
  ['a@b', 'Invalid email'],
  [`${'a'.repeat(250)}@example.com`, 'At most 254 characters'],
])('refuses %p with "%s"', async (email, message) => {
  const { status, body } = await rest(email);
  expect(status).toBe(400);
  expect(body).toEqual({
    title: 'Bad Request',
    status: 400,
    detail: `email: ${message}`,
    errors: [{ path: 'email', message }],
  });
  const byGraph = await graph(email);
  // What is no text is refused by GraphQL itself, in its own words; it names no path of what is missing.
  const said = typeof email === 'string' ? message : '';
  const path = email === undefined ? '' : 'email';
  const errors = [{ path, message: expect.stringContaining(said) }];
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 }, errors };
  expect([byGraph.status, byGraph.body]).toMatchObject([
    400,
    { errors: [{ message: expect.stringContaining(said), extensions }] },
  ]);
});

const signUp = async () =>
  (await post(gateway, '/api/email-signup', { email: anEmail() })).body as { id: string };
const stored = async (id: string) =>
  (await gateway.deps.pool.query('select 1 from email_signups where id = $1', [id])).rowCount === 1;

test('GET of the unsubscribe link removes nothing, POST removes the address and may be repeated', async () => {
  const [{ id }, other] = [await signUp(), await signUp()];
  const path = unsubscribeUrl(gateway.env, id).slice(gateway.url.length);
  const page = await get(gateway, path);
  expect([page.status, await stored(id)]).toEqual([200, true]);
  expect(page.body).toContain('Remove my address');
  const submit = () => fetch(gateway.url + path, { method: 'POST', body: new URLSearchParams() });
  expect((await submit()).status).toBe(200);
  expect([await stored(id), await stored(other.id)]).toEqual([false, true]);
  expect((await submit()).status).toBe(200);
});

test('returns 400 and removes nothing for a token that is missing, forged or of another sign-up', async () => {
  const [{ id }, other] = [await signUp(), await signUp()];
  const signature = unsubscribeUrl(gateway.env, other.id).split('.').at(-1)!;
  for (const token of [
    '',
    'nonsense',
    id,
    `${id}.`,
    `${id}.forged`,
    `${id}.${signature}`,
    `${id}.${signature}&token=x`,
  ]) {
    const response = await fetch(`${gateway.url}/api/email-signup/remove?token=${token}`, { method: 'POST' });
    expect([token, response.status]).toEqual([token, 400]);
  }
  expect(await stored(id)).toBe(true);
});

test('fifty concurrent sign-ups of one address store one row', async () => {
  const email = anEmail();
  const em = () => gateway.deps.orm.em.fork();
  const { signUpEmail } = await import('./emailSignup.ts');
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => signUpEmail(em(), { email })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.filter(outcome => outcome.status === 'rejected');
  expect(new Set(refused.map(({ reason }) => reason.status))).toEqual(new Set([409]));
});

test('what only has the length of a text is refused at each door', async () => {
  const text = { length: { toString: 1 } };
  expect((await rest(text)).status).toBe(400);
  expect((await post(gateway, '/api/ai-chat', { message: text, level: 'beginner' })).status).toBe(400);
});

test.each(['a'.repeat(2000), "'; drop table users", ''])(
  'a shell host’s word that is no address (%#) is one address, and no fault of ours',
  async address => {
    const headers = { 'x-forwarded-for': address };
    expect((await post(gateway, '/api/email-signup', { email: anEmail() }, { headers })).status).toBe(201);
  },
);

test('returns 429 after forty attempts a minute, valid or not, REST and GraphQL counted together', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await rest('not an email')).status).toBe(400);
    expect((await graph('not an email')).status).toBe(400);
  }
  const { status, headers, body } = await rest(anEmail());
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
  expect(headers.get('ratelimit-policy')).toBe('"signup";q=40;w=60');
  expect(headers.get('ratelimit')).toMatch(/^"signup";r=0;t=\d+$/);
  expect((body as { detail: string }).detail).toMatch(
    /^Too many attempts\. Please try again in \d+ seconds\.$/,
  );
  const graphRefused = await graph(anEmail());
  expect([graphRefused.status, graphRefused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(graphRefused.body).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', http: { status: 429 } } }],
  });
});

// One proxy in front of the shell host: the last two entries are real, earlier ones come from the client.
const from = async (address: string, spoofed = '198.51.100.1') => {
  const headers = { 'x-forwarded-for': `${spoofed}, ${address}, 10.0.0.1` };
  return (await post(gateway, '/api/email-signup', { email: 'not an email' }, { headers })).status;
};

test('all addresses of one IPv6 /48 network share a limit, whatever they claim, and others have their own', async () => {
  for (let attempt = 0; attempt < 40; attempt += 1)
    await from(`2001:db8:7:${attempt.toString(16)}::1`, `198.51.100.${attempt}`);
  const [same, written, next] = ['2001:db8:7::ffff:0:0:1', '2001:0DB8:0007:1::', '2001:db8:8::1'];
  expect([await from(same), await from(written), await from(next)]).toEqual([429, 429, 400]);
});
