import { expect, test } from '@playwright/test';
import { microfrontends } from '@site/federation/microfrontends';
import { containers, execute } from './containers.ts';
import { list } from './project.ts';

interface Inspected {
  HostConfig: {
    ReadonlyRootfs: boolean;
    PortBindings: Record<string, { HostIp: string }[]>;
    Privileged: boolean;
    Memory: number;
    PidsLimit: number | null;
  };
  Config: { Labels: Record<string, string> };
  State: { OOMKilled: boolean };
}

/** Whether it belongs to the site, not to the tests. */
const isOwn = (service = '') => service !== 'identity-provider';
const inspect = () =>
  list<Inspected>("docker inspect --format '{{json .}}' $(docker compose ps --all --quiet)");

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

test('no container may take the machine’s memory and processes, and none has needed more than it may', async () => {
  for (const { HostConfig, Config, State } of await inspect()) {
    const service = Config.Labels['com.docker.compose.service'];
    if (isOwn(service)) expect.soft(HostConfig.Memory, service).toBeGreaterThan(0);
    if (isOwn(service)) expect.soft(HostConfig.PidsLimit, service).toBeGreaterThan(0);
    expect.soft(State.OOMKilled, service).toBe(false);
  }
});

for (const service of ['gateway-1', ...microfrontends.map(({ folder }) => folder)])
  test(`${service} reads the releases and cannot write them`, async () => {
    expect(await execute(service, 'ls /releases')).toContain('registry.json');
    expect(await execute(service, 'touch /releases/x 2>&1 || :')).toContain('Read-only file system');
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
  const inspected = await inspect();
  const bindings = inspected.flatMap(({ HostConfig }) => Object.values(HostConfig.PortBindings).flat());
  expect(new Set(bindings.map(({ HostIp }) => HostIp))).toEqual(new Set(['127.0.0.1']));
  expect(inspected.some(({ HostConfig }) => HostConfig.Privileged)).toBe(false);
});
