import { createServer, type IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { get, listen, startSite } from '../testing/shellHost.ts';

describe('the way to the gateway', () => {
  async function echo() {
    const seen: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      seen.push(request);
      response.end('{}');
    });
    return { seen, url: await listen(server) };
  }

  test('passes path, query and host on and says itself who the client is', async () => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url });
    const spoofed = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    };
    const response = await get(`${url}/api/login?returnTo=/a`, spoofed);
    const { url: target, headers } = gateway.seen[0]!;
    expect(target).toBe('/api/login?returnTo=/a');
    expect(headers['host']).toBe(new URL(url).host);
    expect(headers['x-forwarded-for']).not.toContain('6.6.6.6');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-forwarded-host']).toBe(new URL(url).host);
    expect(response.headers.get('x-request-id')).toBe(headers['x-request-id']);
  });

  test('adds to what a trusted proxy says', async () => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url, trustProxy: '1' });
    await get(`${url}/graphql?query=x`, { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
    const { headers } = gateway.seen[0]!;
    expect(headers['x-forwarded-for']).toMatch(/^9\.9\.9\.9, /);
    expect(headers['x-forwarded-proto']).toBe('https');
  });

  test('answers for a gateway that is down, in the form that the caller reads', async () => {
    const { url } = await startSite();
    const rest = await get(`${url}/api/services`);
    expect([rest.status, rest.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    const graphql = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(graphql.status).toBe(503);
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
    expect((await get(`${url}/services`)).status).toBe(200);
  });
});
