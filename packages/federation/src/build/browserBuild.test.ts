import { expect, test } from '@jest/globals';
import { browserBuild } from './browserBuild.ts';

const cacheIn = (mode: 'production' | 'development') =>
  browserBuild('/', 'marketing', { mode, version: '1.0.0-abc', outDir: '/out' }).cache;

test('a production build reads nothing of an earlier one, a development build does', () => {
  expect(cacheIn('production')).toBe(false);
  expect(cacheIn('development')).toMatchObject({ type: 'filesystem', name: 'marketing', version: '1.0.0' });
});
