import { readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { generate, type CodegenConfig } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';
import { microfrontends } from '@site/federation/microfrontends';

// Usage: node codegen.ts [--check]   (from the project's root). With --check nothing is written and drift fails.

const packages = ['packages/platform', ...microfrontends.map(({ folder }) => folder)];

/** Typed documents for every package that asks the gateway, from the schema that the gateway emits. */
const config: CodegenConfig = {
  schema: 'gateway/schema.graphql',
  ignoreNoDocuments: true,
  silent: true,
  generates: Object.fromEntries(
    packages.map(dir => [
      `${dir}/src/gql/`,
      {
        documents: [`${dir}/src/**/*.{ts,tsx}`, `!${dir}/src/gql/**`, `!${dir}/src/**/*.test.tsx`],
        preset,
        presetConfig: { fragmentMasking: false },
        config: {
          // The platform's core asks without a GraphQL client, so it wants no parsed documents.
          documentMode: dir === 'packages/platform' ? 'string' : 'documentNode',
          scalars: { DateTime: 'string', ID: 'string' },
          enumsAsTypes: true,
          useTypeImports: true,
          importExtension: '.ts',
          emitLegacyCommonJSImports: false,
        },
      },
    ]),
  ),
};

const onDisk = (filename: string) => readFile(filename, 'utf8').catch(() => null);

const check = process.argv.includes('--check');
const files = (await generate(config, false)) as { filename: string; content: string }[];
const stale: string[] = [];
for (const { filename, content } of files) {
  if ((await onDisk(filename)) === content) continue;
  stale.push(filename);
  if (check) continue;
  await mkdir(path.dirname(filename), { recursive: true });
  await writeFile(filename, content);
}
if (check && stale.length > 0) {
  console.error(`Generated GraphQL types are out of date; run "npm run codegen":\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
