import { describe, expect, test } from '@jest/globals';
import { activate, publish, type Publication } from './publish.ts';
import {
  defaultRelease,
  emptyRegistry,
  storedRegistrySchema,
  servedRegistrySchema,
  withOrigins,
} from './registry.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

const publication = (version: string, rest: Partial<Publication> = {}): Publication => ({
  name: 'education',
  version,
  integrity,
  owner: 'education team',
  contractVersion: 1,
  routes: ['/education'],
  publishedAt: new Date('2026-11-21T00:00:00Z'),
  ...rest,
});

const twoReleases = () => publish(publish(emptyRegistry(), publication('1.0.0-aa')), publication('1.0.0-bb'));

describe('publishing', () => {
  test('a release takes over every visitor, and the one before stands in when it breaks', () => {
    const registry = twoReleases();
    expect(storedRegistrySchema.parse(registry)).toEqual(registry);
    expect(defaultRelease(registry, 'education')).toMatchObject({
      url: '1.0.0-bb/manifest.json',
      fallbackUrl: '1.0.0-aa/manifest.json',
      deployment: { traffic: 100, default: true },
    });
  });

  test('a rollback only moves the traffic: history stays', () => {
    const back = activate(twoReleases(), 'education', '1.0.0-aa');
    expect(defaultRelease(back, 'education')?.metadata.version).toBe('1.0.0-aa');
    expect(back.microFrontends['education']).toHaveLength(2);
  });

  test('a version that was never published cannot be activated', () => {
    expect(() => activate(twoReleases(), 'education', '9.9.9-cc')).toThrow(
      'education has no release 9.9.9-cc',
    );
  });
});

describe('the document', () => {
  const broken = (change: (release: ReturnType<typeof first>) => void) => {
    const registry = structuredClone(twoReleases());
    change(first(registry));
    return storedRegistrySchema.safeParse(registry).success;
  };
  const first = (registry: ReturnType<typeof twoReleases>) => registry.microFrontends['education']![0]!;

  test.each([
    [
      'traffic that does not sum to 100',
      (release: ReturnType<typeof first>) => void (release.deployment.traffic = 1),
    ],
    ['two defaults', (release: ReturnType<typeof first>) => void (release.deployment.default = true)],
    ['a weak hash', (release: ReturnType<typeof first>) => void (release.metadata.integrity = 'sha256-AAAA')],
    [
      'an address out of its folder',
      (release: ReturnType<typeof first>) => void (release.url = '../manifest.json'),
    ],
    ['a version twice', (release: ReturnType<typeof first>) => void (release.metadata.version = '1.0.0-bb')],
    [
      'an unknown key',
      (release: ReturnType<typeof first>) => void Object.assign(release, { getPublicPath: 'x' }),
    ],
  ])('%s is refused', (_what, change) => expect(broken(change)).toBe(false));

  test('it is served with absolute addresses, wherever the hosts are today', () => {
    const served = withOrigins(twoReleases(), { education: 'https://static.example' });
    expect(servedRegistrySchema.parse(served)).toEqual(served);
    expect(defaultRelease(served, 'education')?.url).toBe('https://static.example/1.0.0-bb/manifest.json');
  });

  test('a microfrontend without a host is not served', () => {
    expect(withOrigins(twoReleases(), {}).microFrontends).toEqual({});
  });
});
