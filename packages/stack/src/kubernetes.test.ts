import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { environmentPrefix, microfrontends } from '@site/federation/microfrontends';
import { parse, parseAllDocuments } from 'yaml';

interface Container {
  name: string;
  image: string;
  command?: string[];
  envFrom?: ({ configMapRef: { name: string } } | { secretRef: { name: string } })[];
  ports?: { name: string; containerPort: number }[];
  resources: { limits: { memory: string } };
  readinessProbe?: { httpGet: { path: string } };
}
interface Pod {
  initContainers?: Container[];
  containers: Container[];
}
interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    template?: { metadata?: { labels?: { app?: string } }; spec: Pod };
    podSelector?: { matchExpressions?: { key: string; operator: string; values: string[] }[] };
  };
}
interface Service {
  command?: string[];
  environment?: Record<string, string>;
  mem_limit: string;
}

const root = path.join(import.meta.dirname, '../../..');
const base = path.join(import.meta.dirname, '../kubernetes');
const read = (file: string) => readFileSync(path.join(base, file), 'utf8');
const { resources: files } = parse(read('kustomization.yaml')) as { resources: string[] };
const resources = files.flatMap(file =>
  parseAllDocuments(read(file)).map(document => document.toJSON() as Resource),
);
const pods = resources.flatMap(({ spec }) => (spec.template ? [spec.template.spec] : []));
const containers = pods.flatMap(({ initContainers = [], containers }) => [...initContainers, ...containers]);
const named = (name: string) => containers.find(container => container.name === name)!;
const settings = parseEnv(read('site.env'));
const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  'x-store': Record<string, string>;
  'x-reader': Record<string, string>;
};
const { services } = compose;
const deployGuide = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');

describe('the base for Kubernetes', () => {
  test('lists every file of its folder', () => {
    const written = readdirSync(base).filter(file => !['kustomization.yaml', 'site.env'].includes(file));
    expect(written.sort()).toEqual([...files].sort());
  });

  test.each(resources.map(resource => ({ ...resource, id: `${resource.kind} ${resource.metadata.name}` })))(
    '$id is valid by the schema of $apiVersion',
    async ({ id: _, ...resource }) => {
      await validate(resource);
      await expect(validate({ ...resource, metadata: 'wrong' as never })).rejects.toThrow();
    },
  );

  test('runs every container as Compose does: not root, read-only, without capabilities', () => {
    for (const container of containers)
      expect(container).toMatchObject({
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
      });
    for (const pod of pods)
      expect(pod).toMatchObject({
        // The Service "gateway" would set GATEWAY_PORT to an address.
        enableServiceLinks: false,
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
  });

  test.each(containers.map(({ name, resources }) => [name, resources.limits.memory]))(
    'gives %s as much memory as Compose does',
    (name, memory) =>
      expect(memory.toLowerCase()).toBe(`${services[name === 'gateway' ? 'gateway-1' : name]?.mem_limit}i`),
  );

  test('gives the gateway and the shell every setting that Compose gives them', () => {
    // The base is for a shared volume.
    const ofBucket = [
      ...Object.keys(compose['x-store']),
      ...Object.keys(compose['x-reader']),
      'RELEASES_PUBLIC_URL',
    ];
    const secret = documentedSecret('gateway');
    const missing = [...settingsOf('gateway-1'), ...settingsOf('shell'), ...settingsOf('render')].filter(
      name => !ofBucket.includes(name) && !(name in settings) && !secret.includes(name),
    );
    expect(missing).toEqual([]);
    expect(documentedSecret('migration')).toEqual(['MIGRATION_DATABASE_URL']);
    for (const name of [...secret, 'MIGRATION_DATABASE_URL']) expect(settings).not.toHaveProperty(name);
  });

  test('runs the same commands as Compose in jobs', () => {
    const ofJobs = containers.filter(({ command }) => command);
    expect(ofJobs).toHaveLength(microfrontends.length + 3);
    for (const { name, command } of ofJobs) expect(command).toEqual(services[name]?.command);
    expect(named('migrate').envFrom).toContainEqual({ secretRef: { name: 'migration' } });
    const withPassword = containers.filter(({ envFrom }) =>
      JSON.stringify(envFrom ?? []).includes('migration'),
    );
    expect(withPassword.map(({ name }) => name)).toEqual(['migrate']);
  });

  test.each(microfrontends)(
    'runs and imports $name, and the shell knows its address',
    ({ name, folder, port }) => {
      expect(named(folder).ports).toEqual([{ name: 'http', containerPort: port }]);
      expect(settings).toHaveProperty(`${environmentPrefix(name)}_URL`);
      expect(named(`import-${folder}`).image).toBe(`ounce-and-block/${folder}`);
      expect(read('ingress.yaml')).toContain(`service: { name: ${folder}, `);
      expect(read('kustomization.yaml')).toContain(
        `newName: registry.example.com/ounce-and-block/${folder},`,
      );
    },
  );

  test.each(
    microfrontends.flatMap(({ name, folder, port }) => {
      const variable = environmentPrefix(name);
      const hosts = [`${name}.example.com {`, `${variable}_URL=https://${name}.example.com`];
      const manyMachines = [`import-${folder}`, `\`${folder}\``, `, value: ${name}.my.example`];
      return [
        ['docs/deploy.md', [...hosts, ...manyMachines]],
        ['docs/settings.md', [`\`${variable}_PORT\``, `\`${variable}_URL\``]],
        ['docs/architecture.md', [`${port} ${name}`, `\`${folder}\``]],
        ['README.md', [`${name} :${port}`, `\`${folder}\``]],
      ] as [string, string[]][];
    }),
  )('%s names %j', (file, names) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(names.filter(name => !text.includes(name))).toEqual([]);
  });

  test('shuts every pod of its own by network policies, and none of others in the namespace', () => {
    const own = resources.flatMap(({ spec }) => spec.template?.metadata?.labels?.app ?? []);
    expect(own).toHaveLength(pods.length);
    const selectedBy = (name: string) => {
      const policy = resources.find(
        ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name,
      );
      const [selected, ...more] = policy?.spec.podSelector?.matchExpressions ?? [];
      expect(more).toEqual([]);
      expect(selected).toMatchObject({ key: 'app', operator: 'In' });
      return selected!.values;
    };
    // The release commands run in pods of nobody's file.
    expect(selectedBy('nothing-by-default').sort()).toEqual([...own, 'tools'].sort());
    const withWayOut = ['gateway', 'migrate'];
    expect(selectedBy('no-way-out').sort()).toEqual(
      [...own.filter(app => !withWayOut.includes(app)), 'tools'].sort(),
    );
  });

  test('sends requests to what is ready only: a pod without copies of releases replaces none that has some', () => {
    const probed = containers.filter(({ readinessProbe }) => readinessProbe);
    expect(probed.map(({ name, readinessProbe }) => [name, readinessProbe?.httpGet.path]).sort()).toEqual(
      [
        ['gateway', '/api/health/ready'],
        ['shell', '/health/ready'],
        ...microfrontends.map(({ folder }) => [folder, '/health/ready']),
      ].sort(),
    );
  });
});

describe('the overlay with a bucket', () => {
  const overlay = parse(
    readFileSync(path.join(import.meta.dirname, '../kubernetes-bucket/kustomization.yaml'), 'utf8'),
  ) as { patches: { target: { kind: string; name: string }; patch: string }[] };
  const isTarget = ({ kind, metadata }: Resource, target: { kind: string; name: string }) =>
    kind === target.kind && new RegExp(`^(?:${target.name})$`).test(metadata.name);
  const patched = overlay.patches.reduce(
    (all, { target, patch }) => {
      if (!all.some(resource => isTarget(resource, target)))
        throw new Error(`no ${target.kind} ${target.name}`);
      const steps = parse(patch) as Step[] | { $patch: string };
      if (!Array.isArray(steps)) return all.filter(resource => !isTarget(resource, target));
      return all.map(resource => (isTarget(resource, target) ? steps.reduce(withStep, resource) : resource));
    },
    resources.map(resource => structuredClone(resource)),
  );
  const pods = patched.flatMap(({ metadata, spec }) =>
    spec.template ? [{ name: metadata.name, pod: spec.template.spec }] : [],
  );

  test.each(patched.map(resource => ({ ...resource, id: `${resource.kind} ${resource.metadata.name}` })))(
    '$id is valid',
    ({ id: _, ...resource }) => validate(resource),
  );

  test('needs no shared volume, and every container that had it knows the bucket and may write its copies', () => {
    expect(JSON.stringify(patched)).not.toContain('persistentVolumeClaim');
    expect(patched.map(({ kind }) => kind)).not.toContain('PersistentVolumeClaim');
    for (const { name, pod } of pods.filter(({ name }) => name !== 'migrate')) {
      const secret = ['releases', 'shell'].includes(name) ? 'releases-writer' : 'releases-reader';
      for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
        expect(container.envFrom).toContainEqual({ secretRef: { name: secret } });
        expect(container).toMatchObject({ volumeMounts: [{}, { name: 'releases', mountPath: '/releases' }] });
        expect(JSON.stringify(container)).not.toContain('"readOnly":true');
      }
    }
    for (const secret of ['releases-reader', 'releases-writer'])
      expect(documentedSecret(secret)).toContain('RELEASES_URL');
  });
});

interface Step {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

/** As RFC 6902 has it, for `add` and `replace`. */
function withStep(resource: Resource, { op, path: place, value }: Step): Resource {
  const keys = place.slice(1).split('/');
  const last = keys.pop()!;
  let at = resource as unknown as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (op === 'replace' && !(last in at)) throw new Error(`${place} is not there`);
  if (Array.isArray(at) && last === '-') at.push(value);
  else at[last] = value;
  return resource;
}

/** @throws what is wrong with it by the schema of its version */
async function validate(resource: Resource) {
  const models = (await import(`kubernetes-models/${resource.apiVersion}`)) as Record<
    string,
    new (data: object) => { validate: () => void }
  >;
  new models[resource.kind]!(resource).validate();
}

const settingsOf = (service: string) => Object.keys(services[service]?.environment ?? {});

/** The names that the deployment guide puts into a secret. */
function documentedSecret(name: string): string[] {
  const [, after = ''] = deployGuide.split(`create secret generic ${name} `);
  return [
    ...after
      .split('\nkubectl')[0]!
      .split('```')[0]!
      .matchAll(/--from-literal=([A-Z_]+)=/g),
  ].map(([, variable = '']) => variable);
}
