import { expect, test } from '@jest/globals';
import { publish } from '@site/releases/registry/publish';
import { emptyRegistry, findVersion, type Registry } from '@site/releases/registry/registry';
import { DEFAULT_PLAN, judgedVersions, startSteps, takeBack } from '@site/releases/judge/steps';
import { withVerdict } from '@site/releases/registry/verdicts';
import { servedNow } from './releaseFacts.ts';

const now = new Date('2026-11-22T14:00:00Z');
const released = (registry: Registry, version: string, percent = 100) =>
  publish(
    registry,
    {
      name: 'education',
      version,
      integrity: `sha384-${'a'.repeat(64)}`,
      owner: 'education team',
      contractVersion: 3,
      routes: ['/education'],
      publishedAt: now,
    },
    percent,
  );
const of = (registry: Registry, version: string) => servedNow(registry, 'education', version);

test('on call reads who has a version, and that one was taken back already', () => {
  const good = released(emptyRegistry(), '1.0.0');
  expect(of(good, '1.0.0')).toBe('1.0.0 has 100 % of the browsers, is the default');
  const judged = startSteps(released(good, '1.1.0', 5), 'education', '1.1.0', DEFAULT_PLAN, now);
  expect(of(judged, '1.1.0')).toBe('1.1.0 has 5 % of the browsers, is being judged');
  const [candidate] = judgedVersions(judged);
  const reason = '9 of 60 views with an error, 0 of 900 in the version before';
  const back = withVerdict(takeBack(judged, candidate!), 'education', '1.1.0', {
    state: 'failed',
    at: '2026-11-22T14:02:11.500Z',
    reason,
  });
  expect(findVersion(back, 'education', '1.1.0')?.deployment.traffic).toBe(0);
  expect(of(back, '1.1.0')).toBe(`1.1.0 has no browsers since 2026-11-22 14:02:11: ${reason}`);
  expect(of(back, '1.2.0')).toBe('1.2.0 is not listed any more');
});
