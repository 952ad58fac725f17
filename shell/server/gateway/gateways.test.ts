import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { readEnv } from '../env.ts';
import { createGateways, GatewayAgent } from './gateways.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach(server => server.close()));

/** A gateway that answers with its name and what it was sent. */
async function gateway(name: string) {
  const server = createServer(async (req, res) => res.end(`${name}:${await text(req)}`));
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

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
  const gateways = createGateways([CLOSED, a, b], () => now);
  const agent = new GatewayAgent(gateways);
  const bodies = Array.from({ length: 6 }, (_, at) => String(at));
  const answers = await Promise.all(bodies.map(body => send(agent, body)));
  expect(answers.map(answer => answer.split(':')[1])).toEqual(bodies);
  for (let turn = 0; turn < 3; turn += 1) expect(gateways.rotation().at(-1)).toBe(CLOSED);
  now = 2_001;
  expect(new Set([1, 2, 3].map(() => gateways.rotation()[0]))).toEqual(new Set([CLOSED, a, b]));
});

test('without any gateway a request fails', async () => {
  const agent = new GatewayAgent(createGateways([CLOSED, 'http://127.0.0.1:2']));
  await expect(send(agent, 'x')).rejects.toThrow('ECONNREFUSED');
});

test('the setting takes one address or several', () => {
  const urls = (GATEWAY_URL: string) => readEnv({ GATEWAY_URL }).gatewayUrls;
  expect(urls('https://gateway.example/base/')).toEqual(['https://gateway.example/base']);
  expect(urls('http://one:4000, http://two:4000')).toEqual(['http://one:4000', 'http://two:4000']);
  for (const wrong of ['one', 'http://one:4000,', 'http://one,https://two', 'http://one/a,http://two'])
    expect(() => urls(wrong)).toThrow('GATEWAY_URL');
});
