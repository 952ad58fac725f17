import { execFileSync } from 'node:child_process';
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { generate, type CodegenConfig } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';
import { levels } from '@site/curriculum';
import { lessons, readingMinutes } from '@site/curriculum/lessons';
import { microfrontends } from '@site/federation/microfrontends';

// Usage: node codegen.ts [--check]   (from the project's root). With --check nothing is written and drift fails;
// the gateway's tests check its schema.

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

const isLocked = ({ level, module }: (typeof lessons)[number]) =>
  levels.find(({ id }) => id === level)?.modules[module - 1]?.locked;

/** What browsers may know of the lessons: locked lessons never reach them. */
const outlines = Object.fromEntries(
  levels.map(({ id }) => [
    id,
    lessons
      .filter(lesson => lesson.level === id)
      .map(lesson => ({
        summary: lesson.summary,
        sections: lesson.sections.map(({ title }) => title),
        terms: lesson.terms.map(({ term }) => term),
        readingMinutes: readingMinutes(lesson),
        // An open one has its figures in its text.
        ...(isLocked(lesson) && { figure: lesson.figures?.[0]?.figure }),
      })),
  ]),
);
const titles = Object.fromEntries(
  levels.map(({ id, modules }) => [
    id,
    modules.map(({ title, locked, minutes }) => ({ title, locked, minutes })),
  ]),
);
const fileOf = (filename: string, value: unknown) => ({
  filename,
  content: `${JSON.stringify(value, null, 2)}\n`,
});
const files = [
  fileOf('packages/curriculum/src/outlines.json', outlines),
  fileOf('packages/federation/src/lessonTitles.json', titles),
];

const onDisk = (filename: string) => readFile(filename, 'utf8').catch(() => null);

const check = process.argv.includes('--check');
if (!check) {
  const emit = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    './src/testing/child.ts',
    'src/emitSchema.ts',
  ];
  execFileSync(process.execPath, emit, { cwd: 'gateway', stdio: 'inherit' });
}
const types = (await generate(config, false)) as { filename: string; content: string }[];
const stale: string[] = [];
for (const { filename, content } of [...types, ...files]) {
  if ((await onDisk(filename)) === content) continue;
  stale.push(filename);
  if (check) continue;
  await mkdir(path.dirname(filename), { recursive: true });
  await writeFile(filename, content);
}
if (check && stale.length > 0) {
  console.error(`Generated files are out of date; run "npm run codegen":\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
