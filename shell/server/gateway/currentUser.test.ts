import { describe, expect, test } from '@jest/globals';
import { asUser, ada, get, pageData, startSite, gatewayOf } from '../testing/shellHost.ts';

describe('who is there', () => {
  test('is in the page; the gateway gets the session and the request’s name alone', async () => {
    const { seen, gatewayUrl } = await gatewayOf(ada);
    const { url } = await startSite({ gatewayUrl });
    const response = await get(`${url}/services`, { ...asUser, 'x-forwarded-for': '6.6.6.6' });
    expect(pageData(await response.text()).user).toEqual(ada);
    expect(seen).toHaveLength(1);
    const { headers } = seen[0]!;
    expect(headers.cookie).toBe('ounce.sid=s%3Aabc');
    expect(headers['x-request-id']).toBe(response.headers.get('x-request-id'));
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is a visitor without a session cookie, and no gateway is asked', async () => {
    const { seen, gatewayUrl } = await gatewayOf(ada);
    const { url } = await startSite({ gatewayUrl });
    expect(pageData(await (await get(url)).text()).user).toBeNull();
    expect(seen).toHaveLength(0);
  });

  test.each([
    ['https://site.test', '__Host-ounce.sid=good'],
    ['http://site.test', 'ounce.sid=old'],
  ])(
    'is asked with the session that the gateway of %s reads, whatever else is there',
    async (publicUrl, own) => {
      const { seen, gatewayUrl } = await gatewayOf(ada);
      const { url } = await startSite({ gatewayUrl, settings: { PUBLIC_URL: publicUrl } });
      const pairs = ['ounce.sid=old', '__Host-ounce.sid=good'];
      for (const cookie of [pairs.join('; '), pairs.reverse().join('; ')])
        expect(pageData(await (await get(`${url}/services`, { cookie })).text()).user).toEqual(ada);
      expect(seen.map(({ headers }) => headers.cookie)).toEqual([own, own]);
    },
  );

  test('behind https a session from before is none', async () => {
    const { seen, gatewayUrl } = await gatewayOf(ada);
    const { url } = await startSite({ gatewayUrl, settings: { PUBLIC_URL: 'https://site.test' } });
    expect(pageData(await (await get(`${url}/services`, asUser)).text()).user).toBeNull();
    expect(seen).toHaveLength(0);
  });

  test('a session that is no user’s gets nothing of a user’s page', async () => {
    const { gatewayUrl } = await gatewayOf(null);
    const { url, remote } = await startSite({ gatewayUrl });
    const html = await (await get(`${url}/services`, asUser)).text();
    expect(pageData(html).user).toBeNull();
    expect(html).not.toContain(remote + '/');
    expect(html).not.toMatch(/href="[^"]*data\.js"/);
  });

  test.each([
    ['whose sessions no gateway knows are asked for a tenth of its pages', null, 2],
    ['with a user are all asked for', ada, 6],
  ])('pages of an address %s', async (_what, user, asked) => {
    const { seen, gatewayUrl } = await gatewayOf(user);
    const settings = { TRUST_PROXY: '1', PAGES_PER_MINUTE: '20' };
    const { url } = await startSite({ gatewayUrl, settings });
    const from = (address: string) => get(`${url}/services`, { ...asUser, 'x-forwarded-for': address });
    for (let page = 0; page < 6; page += 1) expect((await from('192.0.2.1')).status).toBe(200);
    expect(seen).toHaveLength(asked);
    await from('192.0.2.2');
    expect(seen).toHaveLength(asked + 1);
  });

  test.each([
    ['is slow', async () => ({ ...(await slowGateway()), currentUserTimeoutMs: 50 })],
    ['is down', async () => ({ gatewayUrl: 'http://127.0.0.1:1' })],
    ['answers nonsense', async () => gatewayOf({ id: 7 })],
  ])('stays open when the gateway %s: the browser asks', async (_, gateway) => {
    const { url, remote } = await startSite(await gateway());
    const html = await (await get(`${url}/services`, asUser)).text();
    expect(pageData(html)).not.toHaveProperty('user');
    expect(html).toContain(`href="${remote}`);
    expect(html).toContain('</html>');
  });

  async function slowGateway() {
    const gateway = await gatewayOf(ada);
    gateway.hold();
    return gateway;
  }
});
