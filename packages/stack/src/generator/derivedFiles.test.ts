import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { microfrontends } from '@site/federation/microfrontends';
import { codeOwners } from './derivedFiles.ts';

test('CODEOWNERS follows from the table of microfrontends', () => {
  const file = path.join(import.meta.dirname, '../../../../.github/CODEOWNERS');
  expect(readFileSync(file, 'utf8')).toBe(codeOwners(microfrontends));
});
