import { expect, test } from '@jest/globals';
import { aPublication } from '../testing/builds.ts';
import { publish } from './publish.ts';
import { emptyRegistry, findVersion, type Registry, type Verdict } from './registry.ts';
import { withVerdict } from './verdicts.ts';

const name = 'education';
const releases = (...versions: string[]) => versions.reduce(released, emptyRegistry());
const released = (registry: Registry, version: string) => publish(registry, aPublication(version));
const judged = (registry: Registry, version: string, state: Verdict['state']) =>
  withVerdict(registry, name, version, {
    state,
    at: '2026-11-01T00:00:00Z',
    reason: 'seen by 10 people',
  });
const fallbackOf = (registry: Registry, version: string) =>
  findVersion(registry, name, version)?.fallbackUrl.split('/')[0];

test('a version that failed is nobody’s fallback any more, and never becomes one', () => {
  const healthy = judged(releases('1.0.0', '1.1.0', '1.2.0'), '1.0.0', 'healthy');
  const failed = judged(healthy, '1.1.0', 'failed');
  expect(fallbackOf(healthy, '1.2.0')).toBe('1.1.0');
  expect(fallbackOf(failed, '1.2.0')).toBe('1.0.0');
  expect(fallbackOf(released(judged(releases('1.0.0'), '1.0.0', 'failed'), '1.1.0'), '1.1.0')).toBe('1.1.0');
});

test('a version that is released again is judged again', () => {
  const failed = judged(releases('1.0.0', '1.1.0'), '1.0.0', 'failed');
  expect(findVersion(released(failed, '1.0.0'), name, '1.0.0')?.extras.verdict).toBeUndefined();
});
