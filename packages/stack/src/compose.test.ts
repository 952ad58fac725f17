import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { environmentPrefix, microfrontends } from '@site/federation/microfrontends';
import { parse } from 'yaml';

interface Service {
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address: string }>;
  build?: { dockerfile: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, object>;
  image: string;
  volumes?: string[];
}

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
const compose = read('docker-compose.yml');
const { name: _, ...document } = parse(compose, { merge: true }) as {
  name: string;
  services: Record<string, Service>;
};
const { services } = document;
const apps = [...microfrontends, { folder: 'shell' }];
const example = parseEnv(read('.env.example'));

/** The packages of the project that these sources import when they run. */
function importedPackages(folder: string): string[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: path.join(import.meta.dirname, '../../..') });
  // The release gate's command runs in the image of the release commands.
  const sources = files.filter(file => !/\.test\.ts$|\/testing\/|\/gateCommand\.ts$/.test(file)).map(read);
  const imports = sources.flatMap(text => [
    ...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '@site\/([^/']+)/gm),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))];
}

test.each([
  ['shell/Dockerfile', 'shell/server'],
  ['gateway/Dockerfile', 'gateway/src'],
  ...microfrontends.map(({ folder }) => [`${folder}/Dockerfile`, 'packages/releases/src/serve']),
])('%s copies each package that %s imports', (dockerfile = '', folder = '') => {
  const lastStage = read(dockerfile)
    .split(/^FROM /m)
    .at(-1);
  for (const name of importedPackages(folder))
    expect(lastStage).toMatch(new RegExp(`^COPY packages/${name}/`, 'm'));
});

test('the image of the release commands has a Chromium where the release gate looks for one, and may write where it runs', () => {
  const [, stage = ''] = /^FROM base AS tools\n([^]*?)^FROM /m.exec(read('shell/Dockerfile')) ?? [];
  expect(stage).toMatch(/apt-get install [^\n]*\bchromium\b[^]*^USER node$/m);
  expect(read('packages/stack/src/checks/chromium.ts')).toContain("'/usr/bin/chromium'");
});

describe('docker-compose.yml', () => {
  test('takes every setting from .env.example, which holds no secret', () => {
    const variables = new Set([...compose.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name));
    expect([...variables].sort()).toEqual(Object.keys(example).sort());
    for (const secret of [
      'POSTGRES_PASSWORD',
      'GATEWAY_DB_PASSWORD',
      'SESSION_SECRET',
      'OIDC_CLIENT_SECRET',
    ]) {
      expect(example[secret]).toBe('');
      expect(compose).toContain(`\${${secret}:?set it in .env}`);
    }
  });

  test.each(microfrontends)('runs $name, and the shell knows its addresses', ({ name, folder, port }) => {
    const service = services[folder];
    const variable = environmentPrefix(name);
    expect(example).toMatchObject({
      [`${variable}_PORT`]: String(port),
      [`${variable}_URL`]: `http://localhost:${port}`,
    });
    expect(service?.build?.dockerfile).toBe(`${folder}/Dockerfile`);
    expect(service?.ports).toEqual([`127.0.0.1:\${${variable}_PORT:-${port}}:${port}`]);
    expect(services['shell']?.depends_on).toHaveProperty(folder);
    expect(services['shell']?.environment).toMatchObject({
      [`${variable}_URL`]: `\${${variable}_URL:-http://localhost:${port}}`,
    });
  });

  test('publishes ports on the loopback address only, and none of the database or the gateways', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual([...microfrontends.map(({ folder }) => folder), 'shell']);
    for (const [, { ports }] of published) expect(ports?.join()).toMatch(/^127\.0\.0\.1:[^,]*$/);
    const withDatabase = Object.entries(services).filter(
      ([, { networks }]) => Array.isArray(networks) && networks.includes('data'),
    );
    expect(withDatabase.map(([name]) => name)).toEqual(['database', 'migrate', 'gateway-1', 'gateway-2']);
  });

  test("gives the owner's password to the database and the migration only", () => {
    const withPassword = Object.entries(services).filter(([, { environment = {} }]) =>
      Object.values(environment).join().includes('POSTGRES_PASSWORD'),
    );
    expect(withPassword.map(([name]) => name)).toEqual(['database', 'migrate']);
  });

  test("lets the shell's address alone name a client's", () => {
    const address = '${SITE_NETWORK:-172.30.84}.2';
    expect(services['shell']?.networks).toEqual({ site: { ipv4_address: address } });
    expect(services['gateway-1']?.environment).toMatchObject({ SHELL_HOST_ADDRESSES: address });
    // Docker gives other containers no address in which the shell's could be.
    expect(compose).toMatch(/ip_range: \S+\.128\/25/);
  });

  test.each(apps)('renders once the build of $folder is imported, or cannot be', ({ folder }) => {
    expect(services['render']?.depends_on).toMatchObject({
      [`import-${folder}`]: { condition: 'service_completed_successfully', required: false },
    });
    const { image, build } = services[folder] ?? {};
    expect(services[`import-${folder}`]).toMatchObject({
      image,
      build,
      command: ['node', 'packages/releases/src/release/importBuilds.ts'],
      restart: 'on-failure:10',
      healthcheck: { disable: true },
    });
  });

  test('lets nobody write releases but what imports, renders, releases, and the shell that judges releases', () => {
    const writing = Object.entries(services).filter(([, { volumes }]) =>
      volumes?.some(volume => volume.startsWith('releases:') && !volume.endsWith(':ro')),
    );
    expect(writing.map(([name]) => name).sort()).toEqual(
      [...apps.map(({ folder }) => `import-${folder}`), 'render', 'shell', 'tools'].sort(),
    );
  });

  test.each([
    ['gateway-1', 'gateway'],
    ['gateway-2', 'gateway'],
    ...microfrontends.map(({ folder }) => [folder, folder]),
  ])('gives %s keys that only read, if there are some, and a place for copies', (name, owner) => {
    expect(services[name]).toMatchObject({
      volumes: expect.arrayContaining(['releases:/releases:ro', `${owner}-copies:/copies`]),
      environment: {
        AWS_ACCESS_KEY_ID: '${RELEASES_READER_KEY_ID:-${AWS_ACCESS_KEY_ID:-}}',
        AWS_SECRET_ACCESS_KEY: '${RELEASES_READER_SECRET:-${AWS_SECRET_ACCESS_KEY:-}}',
        RELEASES_COPIES_DIR: '/copies',
      },
    });
    // The volume takes the owner of the folder that it covers.
    expect(read(`${owner}/Dockerfile`)).toMatch(
      /^RUN mkdir (?:\/releases )?\/copies && chown node:node (?:\/releases )?\/copies\nUSER node$/m,
    );
  });

  test.each(Object.entries(services))('runs %s without privileges and within limits', (name, service) => {
    expect(service).toMatchObject({
      init: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^(?:\d+[mg]|\$\{DATABASE_MEMORY:-1g\})$/),
      pids_limit: expect.any(Number),
    });
    expect(service).not.toHaveProperty('cap_add');
    // Images of the project name their user themselves.
    if (!('build' in service)) expect(service).toHaveProperty('user', 'postgres');
    // The release commands build, and a browser writes its profile.
    expect('read_only' in service).toBe(name !== 'tools');
  });
});
