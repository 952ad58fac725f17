import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { assignRequestId } from '@site/federation/serve/requestId';
import { listen } from '@site/releases/testing/fixtures';
import express from 'express';
import { get, startSite } from '../testing/shellHost.ts';
import { createGateways } from './gateways.ts';
import { passToGateway } from './proxy.ts';

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
    expect(headers['x-forwarded-host']).toBeUndefined();
    expect(response.headers.get('x-request-id')).toBe(headers['x-request-id']);
  });

  test('takes no word of a client that expects a 100 Continue either', async () => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url });
    const headers = { expect: '100-continue', 'content-length': 2, 'x-forwarded-for': '6.6.6.6' };
    const request = httpRequest(`${url}/graphql`, { method: 'POST', headers });
    request.end('{}');
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(gateway.seen[0]!.headers['x-forwarded-for']).not.toContain('6.6.6.6');
  });

  test.each([
    ['Trailer', 'Trailer: x-checksum'],
    ['TE', 'TE: trailers'],
    ['Keep-Alive', 'Keep-Alive: timeout=5'],
    ['Upgrade', 'Connection: Upgrade\r\nUpgrade: websocket'],
    ['Proxy-Authorization', 'Proxy-Authorization: Basic eA=='],
    ['X-Hop', 'Connection: X-Hop\r\nX-Hop: 1'],
  ])('%s of a client is not passed on, and the host goes on', async (name, line) => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /api/services HTTP/1.1\r\nHost: x\r\n${line}\r\n\r\n`);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
    expect(gateway.seen[0]!.headers[name.toLowerCase()]).toBeUndefined();
    expect((await get(`${url}/health/live`)).status).toBe(200);
  });

  test.each(['GET', 'DELETE', 'POST'])(
    'the body of a %s keeps its end, whatever Connection names',
    async method => {
      const bodies: string[] = [];
      const server = createServer(async (request, response) => {
        bodies.push(`${request.headers.host}: ${await text(request)}`);
        response.end('{}');
      });
      const { url } = await startSite({ gatewayUrl: await listen(server) });
      const smuggled = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
      const request = httpRequest(`${url}/api/services`, {
        method,
        headers: { host: 'site.test', connection: 'content-length, host', 'content-length': smuggled.length },
      });
      request.end(smuggled);
      await once(request, 'response');
      expect(bodies).toEqual([`site.test: ${smuggled}`]);
    },
  );

  test.each([
    ['keeps the connection of a client', 'keep-alive', {}],
    ['closes that of one that asks for it', 'close', { connection: 'close' }],
  ])('%s, whatever the gateway does with its own', async (_what, expected, headers) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { Connection: 'close, X-Hop', 'X-Hop': '1' }).end('{}');
    });
    const { url } = await startSite({ gatewayUrl: await listen(server) });
    const agent = new Agent({ keepAlive: true });
    const request = httpRequest(`${url}/api/services`, { agent, headers }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect([response.headers.connection, response.headers['x-hop']]).toEqual([expected, undefined]);
    response.resume();
    agent.destroy();
  });

  test('adds to what a trusted proxy says', async () => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url, settings: { TRUST_PROXY: '1' } });
    await get(`${url}/graphql?query=x`, { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
    const { headers } = gateway.seen[0]!;
    expect(headers['x-forwarded-for']).toMatch(/^9\.9\.9\.9, /);
    expect(headers['x-forwarded-proto']).toBe('https');
  });

  test('answers for a gateway that takes a request and says nothing, and waits longer for the tutor', async () => {
    const paths: string[] = [];
    const silent = await listen(createServer(({ url = '' }) => void paths.push(url)));
    const log = { warn: () => {} };
    const app = express().use(assignRequestId, passToGateway(createGateways([silent]), 0, log, 100));
    const url = await listen(createServer(app));
    const tutor = new AbortController();
    const answer = fetch(`${url}/api/ai-chat`, { method: 'POST', signal: tutor.signal }).then(
      () => 'answered',
      () => 'still waiting',
    );
    expect((await get(`${url}/api/services`)).status).toBe(503);
    expect((await get(`${url}/graphql?query=x`)).status).toBe(503);
    tutor.abort();
    expect(await answer).toBe('still waiting');
    expect(paths.sort()).toEqual(['/api/ai-chat', '/api/services', '/graphql?query=x']);
  });

  test.each([
    ['a read', 'GET', '/api/consultations', 200, 2],
    ['a write', 'POST', '/api/consultations', 503, 1],
    ['the end of a login', 'GET', '/api/callback?code=once', 503, 1],
  ])(
    '%s that a stopping gateway resets is answered with its status',
    async (_what, method, path, status, times) => {
      let asked = 0;
      const server = createServer((request, response) => {
        asked += 1;
        if (asked === 1) request.socket.resetAndDestroy();
        else response.end('{}');
      });
      const { url } = await startSite({ gatewayUrl: await listen(server) });
      const answer = await fetch(url + path, { method });
      expect([answer.status, asked]).toEqual([status, times]);
    },
  );

  test.each(['000', '099', '199'])('an answer with status %s ends nothing', async status => {
    const server = createServer(({ socket }) =>
      socket.end(`HTTP/1.1 ${status} x\r\nContent-Length: 0\r\n\r\n`),
    );
    const { url } = await startSite({ gatewayUrl: await listen(server) });
    expect((await get(`${url}/api/services`)).status).toBeGreaterThanOrEqual(502);
    expect((await get(`${url}/services`)).status).toBe(200);
  });

  test('a body that is longer than any gateway takes is answered at once', async () => {
    const gateway = await echo();
    const { url } = await startSite({ gatewayUrl: gateway.url });
    for (const path of ['/api/services', '/graphql']) {
      const answer = await fetch(url + path, { method: 'POST', body: 'x'.repeat(1_000_000) });
      expect(answer.status).toBe(413);
      expect(JSON.stringify(await answer.json())).toContain('too large');
    }
    expect(gateway.seen).toHaveLength(0);
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
