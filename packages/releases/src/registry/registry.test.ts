import { describe, expect, test } from '@jest/globals';
import { publish, setTraffic } from './publish.ts';
import { defaultVersion, emptyRegistry, storedRegistrySchema, withOrigins } from './registry.ts';
import { aPublication } from '../testing/builds.ts';

const twoReleases = () =>
  publish(publish(emptyRegistry(), aPublication('1.0.0-aa')), aPublication('1.0.0-bb'));

describe('publishing', () => {
  test('a release gets every browser, with the former default as its fallback', () => {
    const registry = twoReleases();
    expect(storedRegistrySchema.parse(registry)).toEqual(registry);
    expect(defaultVersion(registry, 'education')).toMatchObject({
      url: '1.0.0-bb/manifest.json',
      fallbackUrl: '1.0.0-aa/manifest.json',
      deployment: { traffic: 100, default: true },
    });
  });

  test('an older version that is published again gets the present default as its fallback', () => {
    const again = publish(twoReleases(), aPublication('1.0.0-aa'));
    expect(defaultVersion(again, 'education')).toMatchObject({
      url: '1.0.0-aa/manifest.json',
      fallbackUrl: '1.0.0-bb/manifest.json',
    });
  });

  test('a canary shares the browsers with the default, and takes them all at 100', () => {
    const shares = (registry: ReturnType<typeof twoReleases>) =>
      registry.microFrontends['education']?.map(
        ({ deployment }) => `${deployment.traffic}${deployment.default ? ' default' : ''}`,
      );
    const canary = publish(twoReleases(), aPublication('1.0.0-cc'), 10);
    expect(storedRegistrySchema.parse(canary)).toEqual(canary);
    expect(shares(canary)).toEqual(['0', '90 default', '10']);
    expect(shares(setTraffic(canary, 'education', '1.0.0-cc', 60))).toEqual(['0', '40 default', '60']);
    expect(shares(setTraffic(canary, 'education', '1.0.0-cc', 0))).toEqual(['0', '100 default', '0']);
    expect(shares(setTraffic(canary, 'education', '1.0.0-cc', 100))).toEqual(['0', '0', '100 default']);
    expect(shares(setTraffic(canary, 'education', '1.0.0-aa', 5))).toEqual(['5', '95 default', '0']);
  });

  test('a share below 100 % needs a default that takes the rest', () => {
    expect(() => publish(emptyRegistry(), aPublication('1.0.0-aa'), 10)).toThrow('every browser');
    expect(() => setTraffic(twoReleases(), 'education', '1.0.0-bb', 10)).toThrow('is the default');
  });

  test('a version that was never published gets no traffic', () => {
    expect(() => setTraffic(twoReleases(), 'education', '9.9.9-cc', 100)).toThrow(
      'education has no version 9.9.9-cc',
    );
  });
});

describe('the registry', () => {
  const passes = (at: number, change: (version: ReturnType<typeof first>) => void) => {
    const registry = structuredClone(twoReleases());
    change(registry.microFrontends['education']![at]!);
    return storedRegistrySchema.safeParse(registry).success;
  };
  const first = (registry: ReturnType<typeof twoReleases>) => registry.microFrontends['education']![0]!;

  test.each([
    [
      'traffic that does not sum to 100',
      (version: ReturnType<typeof first>) => void (version.deployment.traffic = 1),
    ],
    ['two defaults', (version: ReturnType<typeof first>) => void (version.deployment.default = true)],
    ['a weak hash', (version: ReturnType<typeof first>) => void (version.metadata.integrity = 'sha256-AAAA')],
    ...['../manifest.json', '//evil.example/manifest.json', 'https://evil.example/x/manifest.json'].map(
      address => [address, (version: ReturnType<typeof first>) => void (version.url = address)] as const,
    ),
    ['a version twice', (version: ReturnType<typeof first>) => void (version.metadata.version = '1.0.0-bb')],
    [
      'a fallback that is no listed release',
      (version: ReturnType<typeof first>) => void (version.fallbackUrl = '0.9.0/manifest.json'),
    ],
    [
      'an unknown key',
      (version: ReturnType<typeof first>) => void Object.assign(version, { getPublicPath: 'x' }),
    ],
  ])('%s is rejected', (_what, change) => expect(passes(0, change)).toBe(false));

  test('every version is validated, not the first alone', () => {
    expect(passes(1, () => {})).toBe(true);
    expect(passes(1, release => void (release.metadata.integrity = 'sha256-AAAA'))).toBe(false);
    expect(passes(1, release => void (release.extras.publishedAt = 'yesterday'))).toBe(false);
  });

  test('is served with absolute addresses and without its sequence number', () => {
    const served = withOrigins(twoReleases(), { education: 'https://static.example' });
    expect(Object.keys(served)).toEqual(['schema', 'microFrontends']);
    expect(defaultVersion(served, 'education')?.url).toBe('https://static.example/1.0.0-bb/manifest.json');
  });

  test('a microfrontend without a host is not served', () => {
    expect(withOrigins(twoReleases(), {}).microFrontends).toEqual({});
  });
});
