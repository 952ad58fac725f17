import { expect, test } from '@jest/globals';
import { anEmail } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';
import { get, post } from '../testing/requests.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const gateway = gatewayForTests();

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
