import { expect, test } from '@jest/globals';
import { aPublication } from '../testing/builds.ts';
import { publish } from './publish.ts';
import { emptyRegistry, findVersion, withOrigins, type Registry, type Verdict } from './registry.ts';
import { rollbackTarget, withVerdict } from './verdicts.ts';

const name = 'education';
const releases = (...versions: string[]) => versions.reduce(released, emptyRegistry());
const released = (registry: Registry, version: string) => publish(registry, aPublication(version));
const judged = (registry: Registry, version: string, state: Verdict['state'], day = 1) =>
  withVerdict(registry, name, version, {
    state,
    at: `2026-11-0${day}T00:00:00Z`,
    reason: 'seen by 10 people',
  });
const fallbackOf = (registry: Registry, version: string) =>
  findVersion(registry, name, version)?.fallbackUrl.split('/')[0];

test('the fallback of a release is the default, if that was seen healthy or nothing else was', () => {
  expect(fallbackOf(released(releases('1.0.0', '1.1.0'), '1.2.0'), '1.2.0')).toBe('1.1.0');
  const both = judged(judged(releases('1.0.0', '1.1.0'), '1.0.0', 'healthy', 2), '1.1.0', 'healthy', 1);
  expect(fallbackOf(released(both, '1.2.0'), '1.2.0')).toBe('1.1.0');
});

test('it is the version last seen healthy, if the default was not', () => {
  const first = judged(releases('1.0.0', '1.1.0', '1.2.0'), '1.0.0', 'healthy', 2);
  expect(fallbackOf(released(judged(first, '1.1.0', 'healthy', 3), '1.3.0'), '1.3.0')).toBe('1.1.0');
  expect(fallbackOf(released(judged(first, '1.1.0', 'healthy', 1), '1.3.0'), '1.3.0')).toBe('1.0.0');
});

test('a version that failed is nobody’s fallback any more, and never becomes one', () => {
  const healthy = judged(releases('1.0.0', '1.1.0', '1.2.0'), '1.0.0', 'healthy');
  const failed = judged(healthy, '1.1.0', 'failed');
  expect(fallbackOf(healthy, '1.2.0')).toBe('1.1.0');
  expect(fallbackOf(failed, '1.2.0')).toBe('1.0.0');
  expect(fallbackOf(released(judged(releases('1.0.0'), '1.0.0', 'failed'), '1.1.0'), '1.1.0')).toBe('1.1.0');
});

const ofContract = (registry: Registry, version: string, contractVersion: number) =>
  publish(registry, aPublication(version, { contractVersion }));

test('a version whose contract does not fit is a fallback only as the default', () => {
  const healthy = judged(releases('1.0.0', '1.1.0'), '1.0.0', 'healthy');
  expect(fallbackOf(ofContract(healthy, '2.0.0', 4), '2.0.0')).toBe('1.1.0');
});

test('a fallback and the goal of a rollback may be of another contract version that fits', () => {
  const first = judged(ofContract(emptyRegistry(), '1.0.0', 3), '1.0.0', 'healthy');
  const second = ofContract(first, '1.1.0', 4);
  expect(fallbackOf(ofContract(second, '1.2.0', 5), '1.2.0')).toBe('1.0.0');
  // A shell that works with both 1.1.0 and this one may not work with 1.0.0.
  expect(fallbackOf(ofContract(second, '1.2.0', 6), '1.2.0')).toBe('1.1.0');
  expect(rollbackTarget(ofContract(second, '1.2.0', 5), name)).toBe('1.0.0');
});

test('a version that is released again is judged again', () => {
  const failed = judged(releases('1.0.0', '1.1.0'), '1.0.0', 'failed');
  expect(findVersion(released(failed, '1.0.0'), name, '1.0.0')?.extras.verdict).toBeUndefined();
});

test('browsers learn the verdict, and not its reason', () => {
  const served = withOrigins(judged(releases('1.0.0'), '1.0.0', 'failed'), {
    [name]: 'https://static.example',
  });
  expect(findVersion(served, name, '1.0.0')?.extras.verdict).toEqual({
    state: 'failed',
    at: '2026-11-01T00:00:00Z',
  });
});
