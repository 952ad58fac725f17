import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { printedSchema } from './schema.ts';

test('schema.graphql is what the code says; after a wanted change run "npm run codegen"', async () => {
  const committed = await readFile(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8');
  expect(printedSchema()).toBe(committed);
});
