import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import express from 'express';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { until } from '@site/tooling/testkit';
import { requestId } from '../http/requestId.ts';
import { monitorEventLoop } from './eventLoop.ts';

test('logs and counts the route that blocks the event loop, and no route that waits for it', async () => {
  const registry = new Registry();
  const warn = jest.fn();
  const monitor = monitorEventLoop(registry, { warn } as unknown as Logger);
  const app = express();
  app.use(requestId, monitor.track);
  app.get('/blocking', (_req, res) => {
    const cpu = process.threadCpuUsage();
    while (process.threadCpuUsage(cpu).user < 500_000);
    res.send('done');
  });
  app.get('/fast', (_req, res) => void res.send('done'));
  const server = app.listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await (await fetch(`${url}/fast`)).text();
    await Promise.all(['/blocking', '/fast'].map(async path => (await fetch(url + path)).text()));
    await until(() => warn.mock.calls.length > 0);
    expect(warn.mock.calls[0]).toMatchObject([{ routes: ['/blocking'] }, 'event loop blocked']);
    expect(await registry.metrics()).toContain('gateway_event_loop_blocked_total{route="/blocking"} 1');
  } finally {
    monitor.stop();
    server.close();
  }
});
