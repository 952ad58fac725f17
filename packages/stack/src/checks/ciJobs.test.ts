import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../..', file), 'utf8');

test('whoever contributes is told of every suite that CI runs', () => {
  const run = [...read('.github/workflows/ci.yml').matchAll(/npm test -- ([\w-]+)/g)].map(([, name]) => name);
  const [step = ''] = /^5\. .*$/m.exec(read('.github/CONTRIBUTING.md')) ?? [];
  expect(run.length).toBeGreaterThan(3);
  expect(
    run.filter(name => !step.includes(`\`npm test -- ${name}\``) && !step.includes(`\`${name}\``)),
  ).toEqual([]);
});
