import { expect, test } from '@jest/globals';
import { aPublication } from '../testing/builds.ts';
import { formerDefaults, servedSince, withMemory } from './history.ts';
import { publish, setTraffic, withOnlyVersion } from './publish.ts';
import { emptyRegistry, type Change, type Registry } from './registry.ts';

const name = 'education';
const hour = (at: number) => new Date(Date.UTC(2026, 10, 21, at));

type Step = readonly [kind: Change['kind'], change: (registry: Registry) => Registry];

/** What becomes of a registry by changes, one an hour. */
const after = (...steps: Step[]) =>
  steps.reduce(
    (registry, [kind, change], at) => withMemory(registry, change(registry), kind, hour(at)),
    emptyRegistry(),
  );
const release = (version: string, percent?: number): Step => [
  'release',
  registry => publish(registry, aPublication(version), percent),
];
const back = (version: string): Step => ['rollback', registry => setTraffic(registry, name, version, 100)];
const released = (...versions: string[]) => versions.map(version => release(version));

test.each<[string, Step[], string | undefined]>([
  ['the first release', released('a'), undefined],
  ['a second release', released('a', 'b'), 'a'],
  ['a canary that changed nothing in front', [...released('a', 'b'), release('c', 10)], 'a'],
  ['a rollback: further back, not forth again', [...released('a', 'b', 'c'), back('b')], 'a'],
  ['a release after a rollback', [...released('a', 'b'), back('a'), release('c')], 'a'],
  ['a version that is released again', released('a', 'b', 'c', 'b'), 'c'],
  ['a rollback of that', [...released('a', 'b', 'c', 'b'), back('c')], 'b'],
  ['one more', [...released('a', 'b', 'c', 'b'), back('c'), back('b')], 'a'],
])('a rollback after %s goes to the default before', (_, steps, expected) => {
  const registry = after(...steps);
  expect(formerDefaults(registry, name)[0]).toBe(expected);
  expect(formerDefaults(registry, 'marketing')).toEqual([]);
});

test('a registry knows names that are used up', () => {
  const registry = after(...released('a', 'b'), release('c', 10));
  const alone = withMemory(registry, withOnlyVersion(registry, aPublication('d')), 'release');
  expect(Object.keys(alone.removed[name] ?? {})).toEqual(['a', 'b', 'c']);
});

test('what browsers got since a moment counts what they had then', () => {
  const registry = after(...released('a', 'b', 'c', 'd'));
  // At two o'clock c came, with b for browsers in which it fails.
  expect([...servedSince(registry, name, hour(2))]).toEqual(['b', 'c', 'd']);
  expect([...servedSince(registry, name, hour(9))]).toEqual(['c', 'd']);
});

test('changes that concern no browser are not kept, and old ones go', () => {
  const registry = after(...released('a', 'b'));
  expect(withMemory(registry, { ...registry, built: { education: 'b' } }, 'release').history).toEqual(
    registry.history,
  );
  const many = released(...Array.from({ length: 400 }, (_, at) => `1.${at}`));
  expect(after(...many).history[name]).toHaveLength(300);
});
