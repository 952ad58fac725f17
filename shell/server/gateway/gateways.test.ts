import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from '@jest/globals';
import { assignRequestId } from '@site/federation/serve/requestId';
import { readSchema } from '@site/release-gate/gatewaySchema';
import { listen } from '@site/releases/testing/fixtures';
import { createAuthority, type Certificate } from '@site/tooling/testkit';
import express from 'express';
import { readEnv } from '../env.ts';
import { createCurrentUserLookup } from './currentUser.ts';
import { GatewayAgent } from './gatewayAgent.ts';
import { createGateways, type Gateways } from './gateways.ts';
import { passToGateway } from './proxy.ts';

/** A gateway that answers with its name and what it was sent. */
const gateway = (name: string) =>
  listen(createServer(async (req, res) => res.end(`${name}:${await text(req)}`)));

const ada = { id: '1', email: null, firstName: 'Ada', lastName: null, profileImageUrl: null };

const CLOSED = 'http://127.0.0.1:1';

const send = (agent: GatewayAgent, body: string) =>
  new Promise<string>((resolve, reject) => {
    const options = { agent, method: 'POST', host: '127.0.0.1', port: 1 };
    request(options, response => void text(response).then(resolve, reject))
      .on('error', reject)
      .end(body);
  });

test('requests take turns', async () => {
  const agent = new GatewayAgent(createGateways([await gateway('a'), await gateway('b')]));
  const answers = [];
  for (const body of ['1', '2', '3', '4']) answers.push(await send(agent, body));
  expect(answers).toEqual(['a:1', 'b:2', 'a:3', 'b:4']);
});

test('a gateway that takes no connection costs no request, and is asked last for a while', async () => {
  let now = 0;
  const [a, b] = [await gateway('a'), await gateway('b')];
  const gateways = createGateways([CLOSED, a, b], undefined, () => now);
  const agent = new GatewayAgent(gateways);
  const bodies = Array.from({ length: 6 }, (_, at) => String(at));
  const answers = await Promise.all(bodies.map(body => send(agent, body)));
  expect(answers.map(answer => answer.split(':')[1])).toEqual(bodies);
  for (let turn = 0; turn < 3; turn += 1) expect(gateways.rotation().at(-1)).toBe(CLOSED);
  now = 2_001;
  expect(new Set([1, 2, 3].map(() => gateways.rotation()[0]))).toEqual(new Set([CLOSED, a, b]));
});

describe('with TLS', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))));
  const issue = createAuthority();
  const stranger = createAuthority();

  async function filesOf({ cert, key, ca }: Certificate) {
    const folder = await mkdtemp(path.join(tmpdir(), 'tls-'));
    folders.push(folder);
    for (const [name, pem] of Object.entries({ 'tls.crt': cert, 'tls.key': key, 'ca.crt': ca }))
      await writeFile(path.join(folder, name), pem);
    return folder;
  }

  /** A gateway that knows its clients by their certificates; it answers the user's name and what it was sent. */
  async function tlsGateway(certificate = issue('gateway')) {
    const options = { ...(await certificate), requestCert: true, rejectUnauthorized: true };
    const server = createTlsServer(options, async (req, res) => {
      const body = await text(req);
      res.end(req.url === '/api/auth/user' ? JSON.stringify(ada) : body);
    });
    return (await listen(server)).replace('http://127.0.0.1', 'https://localhost');
  }

  const log = { warn: () => {} };
  async function answers(gateways: Gateways) {
    const url = await listen(createServer(express().use(assignRequestId, passToGateway(gateways, 0, log))));
    const { status } = await fetch(`${url}/api/x`, { method: 'POST', body: 'x' });
    return [status, (await createCurrentUserLookup(gateways, log, 5_000)('ounce.sid=x', 'id'))?.firstName];
  }

  test('requests and look-ups of the user reach gateways of the same authority', async () => {
    const files = await filesOf(await issue('shell'));
    const [one, two] = [await tlsGateway(), await tlsGateway()];
    expect(await answers(createGateways([one, two], files))).toEqual([200, 'Ada']);
    expect(await answers(createGateways([one], files))).toEqual([200, 'Ada']);
  });

  test('the release gate asks them for their schema with the same files', async () => {
    const gatewayUrl = await tlsGateway();
    const tlsDir = await filesOf(await issue('shell'));
    expect(await readSchema({ gatewayUrls: [gatewayUrl], tlsDir, gatewayRequired: true })).toBe('');
    await expect(readSchema({ gatewayUrls: [gatewayUrl], gatewayRequired: true })).rejects.toThrow(
      'Set TLS_DIR',
    );
  });

  test('no request is sent to a gateway of another authority, nor taken from a host of one', async () => {
    const [own, foreign] = [await filesOf(await issue('shell')), await filesOf(await stranger('shell'))];
    expect(await answers(createGateways([await tlsGateway(stranger('gateway'))], own))).toEqual([
      503,
      undefined,
    ]);
    const withOwnAuthority = await filesOf({ ...(await stranger('shell')), ca: (await issue('shell')).ca });
    const url = await tlsGateway();
    for (const files of [foreign, withOwnAuthority, undefined])
      expect(await answers(createGateways([url], files))).toEqual([503, undefined]);
  });
});

test('the user is looked up at the next gateway when one answers with a server error', async () => {
  const answering = (status: number, body: object) =>
    listen(createServer((_req, res) => res.writeHead(status).end(JSON.stringify(body))));
  const failing = await answering(503, { errors: [{ message: 'database' }], data: null });
  const working = await answering(200, ada);
  const gateways = createGateways([failing, working]);
  const lookUp = createCurrentUserLookup(gateways, { warn: () => {} }, 5_000);
  expect(await lookUp('ounce.sid=x', 'id')).toEqual(ada);
  for (let turn = 0; turn < 2; turn += 1) expect(gateways.rotation().at(-1)).toBe(failing);
});

test('without any gateway a request fails', async () => {
  const agent = new GatewayAgent(createGateways([CLOSED, 'http://127.0.0.1:2']));
  await expect(send(agent, 'x')).rejects.toThrow('ECONNREFUSED');
});

test('the setting takes one address or several', () => {
  const urls = (GATEWAY_URL: string) => readEnv({ GATEWAY_URL }).gatewayUrls;
  expect(urls('https://gateway.example/base/')).toEqual(['https://gateway.example/base']);
  expect(urls('http://one:4000, http://two:4000')).toEqual(['http://one:4000', 'http://two:4000']);
  expect(urls('https://one,https://two:4000')).toEqual(['https://one', 'https://two:4000']);
  for (const wrong of ['one', 'http://one:4000,', 'http://one,https://two', 'http://one/a,http://two'])
    expect(() => urls(wrong)).toThrow('GATEWAY_URL');
});
