import { expect, test } from '@playwright/test';
import { containers, execute } from './containers.ts';
import { list } from './project.ts';

interface Inspected {
  HostConfig: {
    ReadonlyRootfs: boolean;
    PortBindings: Record<string, { HostIp: string }[]>;
    Privileged: boolean;
  };
  Mounts: { Destination: string; RW: boolean }[];
}

const ofThirdParties = ['database'];
const ofTests = ['identity-provider'];

test('every container of the site runs as node, without capabilities, on a file system that it cannot write', async () => {
  const running = (await containers()).filter(({ State }) => State === 'running');
  const own = running
    .map(({ Service }) => Service)
    .filter(name => ![...ofThirdParties, ...ofTests].includes(name));
  expect(own.length).toBeGreaterThanOrEqual(6);
  for (const service of own) {
    const status = await execute(service, 'cat /proc/1/status');
    expect.soft(status, service).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
    expect.soft(status, service).toMatch(/^Groups:\t1000 ?$/m);
    expect.soft(status, service).toMatch(/^CapEff:\t0+$/m);
    expect.soft(status, service).toMatch(/^CapBnd:\t0+$/m);
    expect.soft(status, service).toMatch(/^NoNewPrivs:\t1$/m);
    const written = await execute(
      service,
      'for folder in /app / /usr /home/node; do touch $folder/x 2>&1 || :; done',
    );
    expect.soft(written.match(/Read-only file system/g), service).toHaveLength(4);
  }
});

test('the database’s server is not root, and its file system is read-only but for the volume', async () => {
  const status = await execute('database', 'cat /proc/1/status');
  expect(status).toMatch(/^Uid:\t999\t/m);
  expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  expect(await execute('database', 'touch /usr/x 2>&1 || :')).toContain('Read-only file system');
});

test('the gateways read the releases and cannot write them', async () => {
  expect(await execute('gateway-1', 'ls /releases')).toContain('registry.json');
  expect(await execute('gateway-1', 'touch /releases/x 2>&1 || :')).toContain('Read-only file system');
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

test('ports are published on the loopback address only', async () => {
  const inspected = await list<Inspected>(
    "docker inspect --format '{{json .}}' $(docker compose ps --quiet)",
  );
  const bindings = inspected.flatMap(({ HostConfig }) => Object.values(HostConfig.PortBindings).flat());
  expect(new Set(bindings.map(({ HostIp }) => HostIp))).toEqual(new Set(['127.0.0.1']));
  expect(inspected.some(({ HostConfig }) => HostConfig.Privileged)).toBe(false);
});
