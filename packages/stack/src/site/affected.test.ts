import { describe, expect, test } from '@jest/globals';
import { affectedByAll } from './affected.ts';

describe('a changed file', () => {
  test('concerns its own app only', () => {
    const expected = { apps: ['education'], gateway: false, shellHost: false };
    expect(affectedByAll(['mfe-education/src/routes.tsx', 'shell/src/a.test.ts'])).toEqual(expected);
  });

  test('concerns both sides of the wire when both enforce it', () => {
    const { apps, gateway } = affectedByAll(['packages/validation/src/text.ts']);
    expect(apps).toEqual(['shell', 'marketing', 'education', 'contact']);
    expect(gateway).toBe(true);
  });

  test('of the shell host builds nothing', () => {
    expect(affectedByAll(['shell/server/page/document.ts'])).toEqual({
      apps: [],
      gateway: false,
      shellHost: true,
    });
  });
});
