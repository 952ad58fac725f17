import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { filesOf } from './files.ts';

test('a file that cannot be read ends its own connection only', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  // It can be opened, and reading it fails (EIO).
  await symlink('/proc/self/mem', path.join(dir, 'unreadable.js'));
  await writeFile(path.join(dir, 'entry.js'), 'entry');
  const serve = filesOf(dir, { dev: true });
  const server = createServer((request, response) => serve(request, response, () => response.end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(fetch(`${url}/unreadable.js`).then(answer => answer.text())).rejects.toThrow();
  expect(await (await fetch(`${url}/entry.js`)).text()).toBe('entry');
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true });
});
