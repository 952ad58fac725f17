import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildInputs } from '@site/federation/build/buildVersion';
import { appNames, projectRoot } from '@site/federation/build/workspace';
import { affectedByAll } from './affected.ts';
import { watched } from './watch.ts';

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

  test.each(['packages/media/files/video/market.mp4', 'packages/federation/src/build/appBuild.ts'])(
    'that every app is built from builds them all: %s',
    file => expect(affectedByAll([file]).apps).toEqual([...appNames]),
  );

  test.each(appNames)('is watched if %s is built from it', app => {
    const inputs = buildInputs(app).files.map(file => path.relative(projectRoot, file));
    const own = /^[^/]+\/(package\.json|webpack\.config\.ts)$/;
    const others = inputs.filter(file => !own.test(file) && !watched.some(dir => file.startsWith(`${dir}/`)));
    expect(inputs.length).toBeGreaterThan(100);
    expect(others).toEqual([]);
  });

  test('of the shell host builds nothing', () => {
    expect(affectedByAll(['shell/server/page/pageHtml.ts'])).toEqual({
      apps: [],
      gateway: false,
      shellHost: true,
    });
  });
});
