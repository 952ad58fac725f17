import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { requireGeneratedDocuments } from './readContract.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'documents-'));
  await mkdir(path.join(dir, 'src/gql'), { recursive: true });
  const document = JSON.stringify('\n  query Services {\n    services { id }\n  }\n');
  await writeFile(
    path.join(dir, 'src/gql/gql.ts'),
    `const documents = {\n  ${document}: types.ServicesDocument,\n};`,
  );
});
afterEach(() => rm(dir, { recursive: true }));

const page = (fields: string) =>
  writeFile(
    path.join(dir, 'src/Page.tsx'),
    `const SERVICES = graphql(\`\n  query Services {\n    services { ${fields} }\n  }\n\`);`,
  );

test('a document that was changed after the code generation is named with its file', async () => {
  await page('id');
  expect(() => requireGeneratedDocuments(dir)).not.toThrow();
  await page('id title');
  expect(() => requireGeneratedDocuments(dir)).toThrow(
    /src\/Page\.tsx are not generated: run "npm run codegen"/,
  );
});
