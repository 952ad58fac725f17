import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { microfrontends } from '@site/federation/microfrontends';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('whoever contributes is told of every suite that CI runs', () => {
  const run = [...read('.github/workflows/ci.yml').matchAll(/--project=([\w-]+)/g)].map(([, name]) => name);
  const guide = read('docs/testing.md');
  expect(run.length).toBeGreaterThan(3);
  expect(run.filter(name => !guide.includes(`\`${name}\``))).toEqual([]);
});

test.each(globSync(['.github/**/*.yml', 'packages/stack/samples/*.yml'], { cwd: root }))(
  '%s names actions by digest: whoever moves a tag changes no job',
  file => {
    const used = [...read(file).matchAll(/\buses: (.*)/g)].map(([, action]) => action);
    expect(used.filter(action => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
    expect(used.length > 0).toBe(file.includes('workflow'));
  },
);

test.each(microfrontends)('the owner of $folder is asked about its changes', ({ folder, owner }) => {
  const line = new RegExp(`^/${folder}/ +@[\\w-]+/${owner.replaceAll(' ', '-')}$`, 'm');
  expect(read('.github/CODEOWNERS')).toMatch(line);
});
