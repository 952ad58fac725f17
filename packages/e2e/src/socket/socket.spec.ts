import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { forEachParallel } from '@site/federation/forEachParallel';
import { sample } from 'fast-check';
import { controlled } from '../support/control.ts';
import { randomRequest, requests, wellFormed } from './requests.ts';
import { answers, startServers, type Server, type State } from './servers.ts';

test.skip(!controlled, 'needs processes of its own');

/** Connections to one server at a time. */
const AT_ONCE = 40;
/** How long a server may take to answer what it can answer, in ms; to some of these it waits for more. */
const ANSWER_MS = 250;
/** A failure names its seed: with SOCKET_SEED the same random requests come again. */
const SEED = Number(process.env['SOCKET_SEED'] ?? Date.now() % 2 ** 31);

let servers: Server[] = [];
let metricsUrl: string;
let before: Map<Server, State>;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ servers, metricsUrl } = await startServers());
  // What the first requests load for good.
  const some = Object.values(requests).flatMap(list => list.slice(0, 20));
  for (let round = 0; round < 3; round += 1) await sendToAll(some);
  expectAlive();
  await sleep(1_000);
  before = new Map(await Promise.all(servers.map(async server => [server, await server.state()] as const)));
});
test.afterEach(async () => {
  expectAlive();
  for (const server of servers) expect(await answers(server), `${server.name} answers`).toBe(true);
});
const expectAlive = () =>
  expect(
    servers.filter(({ hasEnded }) => hasEnded()).map(({ name, lastErrors }) => `${name}: ${lastErrors()}`),
  ).toEqual([]);
test.afterAll(() => Promise.all(servers.map(server => server.close())));

test('strange requests end no server, and none answers 500', async () => {
  const received = await sendToAll(Object.values(requests).flat());
  expect(received.filter(isFailure)).toEqual([]);
  // What could not be parsed may hold a cookie.
  expect(servers.map(server => server.lastErrors()).join()).not.toContain('rawPacket');
});

test('requests that break off at every byte end no server', async () => {
  const cut = wellFormed.flatMap(text =>
    Array.from({ length: Math.ceil(text.length / 5) }, (_, at) => text.slice(0, at * 5)),
  );
  await forEachPath(cut, async (server, text) => leave(await open(server, text)));
});

test('answers that break off end their files and their requests to the gateway', async () => {
  const lengths = [0, 1, 200, 5_000, 40_000].flatMap(length => Array<number>(40).fill(length));
  await forEachPath(lengths, async (server, length, path) => {
    const socket = await open(server, wellFormed[0]!.replace('PATH', path));
    let received = 0;
    socket.on('data', data => (received += data.length));
    for (let waited = 0; received < length && waited < ANSWER_MS && !socket.closed; waited += 5)
      await sleep(5);
    leave(socket);
  });
});

test('answers that nobody reads take a bounded memory', async () => {
  const connections = await Promise.all(
    servers.flatMap(server =>
      server.paths.flatMap(path =>
        Array.from({ length: 20 }, () => open(server, wellFormed[0]!.replace('PATH', path).repeat(400))),
      ),
    ),
  );
  connections.forEach(socket => socket.pause());
  await sleep(2_000);
  for (const server of servers) {
    const { megabytes } = await server.state();
    expect(megabytes - before.get(server)!.megabytes, `MB of ${server.name}`).toBeLessThan(60);
    expect(await answers(server), `${server.name} answers`).toBe(true);
  }
  connections.forEach(leave);
});

test('random requests end no server', async ({}, { project }) => {
  const numRuns = Number(project.metadata['rounds'] ?? 100);
  const received = await sendToAll(sample(randomRequest, { seed: SEED, numRuns }));
  expect(received.filter(isFailure), `SOCKET_SEED=${SEED}`).toEqual([]);
});

test('after all of it the servers hold what they held before', async () => {
  for (const server of servers) {
    const { descriptors, listeners, megabytes } = before.get(server)!;
    await expect
      .poll(async () => (await server.state()).descriptors, `descriptors of ${server.name}`)
      // The pools of the gateway close idle connections, and open some again.
      .toBeLessThanOrEqual(descriptors + (server.name === 'gateway' ? 20 : 0));
    const state = await server.state();
    expect(state.listeners, `listeners of ${server.name}`).toBe(listeners);
    expect(state.megabytes - megabytes, `MB of ${server.name}`).toBeLessThan(20);
  }
  await expect.poll(lostConnections).toEqual([]);
});

/** Pools of the gateway whose connections are not all idle though nobody asks for anything. */
async function lostConnections() {
  const text = await (await fetch(metricsUrl)).text();
  const count = (pool: string, state: string) =>
    Number(new RegExp(`connections\\{pool="${pool}",state="${state}"\\} (\\d+)`).exec(text)?.[1]);
  const pools = [...text.matchAll(/connections\{pool="(\w+)",state="total"/g)].map(([, pool]) => pool!);
  return pools.filter(pool => count(pool, 'total') !== count(pool, 'idle') || count(pool, 'waiting') !== 0);
}

const isFailure = ({ answer }: { answer: string }) => /^HTTP\/1\.1 50[02]/.test(answer);

async function sendToAll(texts: string[]) {
  const received: { server: string; text: string; answer: string }[] = [];
  await forEachPath(texts, async (server, text, path) => {
    const answer = await readSome(await open(server, text.replace('PATH', path)));
    received.push({ server: server.name, text: text.slice(0, 200), answer: answer.slice(0, 100) });
  });
  return received;
}

/** Does something for each item at each path of each server; the servers at once. */
async function forEachPath<Item>(
  items: Item[],
  work: (server: Server, item: Item, path: string) => Promise<void>,
) {
  await Promise.all(
    servers.map(async server => {
      const jobs = server.paths.flatMap(path => items.map(item => () => work(server, item, path)));
      await forEachParallel(jobs, job => job(), AT_ONCE);
    }),
  );
}

function open({ port }: Server, text: string): Promise<Socket> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(text, 'latin1'));
      resolve(socket);
    });
    // A server may end a connection in the middle of what is sent.
    socket.on('error', () => resolve(socket));
  });
}

/** Half of them without the goodbye of TCP. */
let left = 0;
const leave = (socket: Socket) => void ((left += 1) % 2 ? socket.destroy() : socket.resetAndDestroy());

async function readSome(socket: Socket): Promise<string> {
  const text = await Promise.race([
    new Promise<string>(resolve => {
      socket.once('data', data => resolve(data.toString('latin1')));
      socket.once('close', () => resolve(''));
    }),
    sleep(ANSWER_MS, ''),
  ]);
  leave(socket);
  return text;
}
