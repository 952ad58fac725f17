import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROBLEMS_FILE } from '@site/federation/build/manifest';
import { UserError } from '@site/federation/settings';
import { readSettings } from '../env/site.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { createBuildProblems } from './buildProblems.ts';

const { folder } = temporaryFolder('problems');

test('what does not build is said until it builds again, whatever else builds meanwhile', async () => {
  const printed: string[] = [];
  const progress = { step: () => {}, print: (text: string) => void printed.push(text) };
  const settings = readSettings({ DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'builds') });
  const shown = () => readFileSync(path.join(folder, 'builds', PROBLEMS_FILE), 'utf8');
  const { attempt, of } = createBuildProblems({ settings, progress });
  const fails = () => Promise.reject(new UserError('education does not compile: routes.tsx:3:7'));
  const builds = () => Promise.resolve();
  expect(shown()).toBe('');
  await attempt('education', fails);
  await attempt('contact', builds);
  expect([shown(), of('education')]).toEqual(Array(2).fill('education does not compile: routes.tsx:3:7'));
  expect(printed).toEqual([shown()]);
  await attempt('education', builds);
  expect([shown(), of('education')]).toEqual(['', undefined]);
});
