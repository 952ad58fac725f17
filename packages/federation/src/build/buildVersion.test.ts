import path from 'node:path';
import { expect, test } from '@jest/globals';
import { microfrontendNames } from '../../microfrontends.ts';
import { buildInputs, buildVersion } from './buildVersion.ts';
import { projectRoot } from './workspace.ts';

const names = (installed: string[]) => installed.map(entry => entry.slice(0, entry.lastIndexOf('@')));
const relative = (files: string[]) => files.map(file => path.relative(projectRoot, file));

test('a dependency of one microfrontend is no input of another’s build, its own dependencies neither', () => {
  const [education, contact] = (['education', 'contact'] as const).map(name =>
    names(buildInputs(name).installed),
  );
  expect(education).toEqual(expect.arrayContaining(['react-markdown', 'micromark', 'react']));
  expect(contact).toContain('react');
  expect(contact).not.toContain('react-markdown');
  expect(contact).not.toContain('micromark');
});

test.each(microfrontendNames)(
  '%s is built from its own sources, shared packages and the build alone',
  name => {
    const files = relative(buildInputs(name).files);
    const folders = new Set(files.map(file => file.split(path.sep).slice(0, 2).join('/')));
    expect(files).toContain(`mfe-${name}/webpack.config.ts`);
    expect(files).toContain('packages/federation/src/build/appBuild.ts');
    expect(
      [...folders].filter(
        folder => /^(shell|gateway|mfe-)/.test(folder) && !folder.startsWith(`mfe-${name}/`),
      ),
    ).toEqual([]);
    expect(files.filter(file => /pnpm-lock|microfrontends\.ts$|\.test\.|lessons\//.test(file))).toEqual([]);
    expect(files).toContain('packages/curriculum/src/outlines.json');
  },
);

test('the shell is built from the table of microfrontends, too, and every build from its compilers', () => {
  const { files, installed } = buildInputs('shell');
  for (const name of ['microfrontends.ts', 'gates.ts', 'src/lessonTitles.json'])
    expect(relative(files)).toContain(`packages/federation/${name}`);
  expect(relative(files)).not.toContain('packages/releases/src/release/prune.ts');
  expect(names(installed)).toEqual(expect.arrayContaining(['webpack', '@swc/core', 'react-router-dom']));
});

test('development and production builds of the same sources have different versions', () => {
  expect(buildVersion('contact', 'production')).toBe(buildVersion('contact', 'production'));
  expect(buildVersion('contact', 'production')).not.toBe(buildVersion('contact', 'development'));
});
