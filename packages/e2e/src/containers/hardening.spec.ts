import { expect, test } from '@playwright/test';
import { containers, execute } from './containers.ts';
import { list } from './project.ts';

/** Whether it belongs to the site, not to the tests. */
const isOwn = (service = '') => service !== 'identity-provider';

test('every container of the site runs as a user, without capabilities, on a file system that it cannot write', async () => {
  const running = (await containers()).filter(({ State, Service }) => State === 'running' && isOwn(Service));
  expect(running.length).toBeGreaterThanOrEqual(7);
  for (const { Service: service } of running) {
    const status = await execute(service, 'cat /proc/1/status');
    const id = service === 'database' ? 999 : 1000;
    expect.soft(status, service).toMatch(new RegExp(`^Uid:\\t${id}\\t${id}\\t${id}\\t${id}$`, 'm'));
    expect.soft(status, service).not.toMatch(/^Groups:.*\b0\b/m);
    expect.soft(status, service).toMatch(/^CapEff:\t0+$/m);
    expect.soft(status, service).toMatch(/^CapBnd:\t0+$/m);
    expect.soft(status, service).toMatch(/^NoNewPrivs:\t1$/m);
    const written = await execute(
      service,
      'for folder in / /usr /etc /var; do touch $folder/x 2>&1 || :; done',
    );
    expect.soft(written.match(/Read-only file system/g), service).toHaveLength(4);
  }
});

test('no container has needed more memory than it may take', async () => {
  const states = await list<{ OOMKilled: boolean }>(
    "docker inspect --format '{{json .State}}' $(docker compose ps --all --quiet)",
  );
  expect(states.filter(({ OOMKilled }) => OOMKilled)).toEqual([]);
});

test('the database has no way out, and only gateways know its name', async () => {
  // Older engines give an internal network a default route all the same, and drop what takes it.
  const isInternal = await list<boolean>(
    'docker network inspect --format {{.Internal}} $(docker inspect --format ' +
      "'{{range .NetworkSettings.Networks}}{{.NetworkID}} {{end}}' $(docker compose ps --quiet database))",
  );
  expect(isInternal).toEqual([true]);
  const lookUp = `node -e "require('dns').lookup('database', error => console.log(error ? error.code : 'found'))"`;
  expect(await execute('gateway-1', lookUp)).toBe('found\n');
  for (const service of ['shell', 'mfe-contact']) expect(await execute(service, lookUp)).not.toBe('found\n');
});
