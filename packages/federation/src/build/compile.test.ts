import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Compiler, Configuration } from 'webpack';
import { browserBuild } from './browserBuild.ts';
import { compile, CompileError } from './compile.ts';
import { appDir, projectRoot } from './workspace.ts';

let dir: string;
beforeAll(async () => {
  // Inside the project, where the loaders are found.
  dir = await mkdtemp(path.join(appDir('contact'), 'src/compile-error-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function problemOf(source: string, plugins: Configuration['plugins'] = []): Promise<string> {
  await writeFile(path.join(dir, 'page.tsx'), source);
  const base = browserBuild(dir, 'compile-error', {
    mode: 'development',
    version: '1',
    outDir: path.join(dir, 'out'),
  });
  try {
    await compile({ ...base, cache: false, entry: './page.tsx', plugins });
  } catch (error) {
    if (error instanceof CompileError) return error.message;
    throw error;
  }
  throw new Error('It compiles.');
}

test('names file, line and column of a syntax error', async () => {
  const file = path.relative(projectRoot, path.join(dir, 'page.tsx'));
  const problem = await problemOf('export const page = 1;\nconst = 3;\n');
  expect(problem.split('\n')[0]).toBe(`${file}:2:1`);
  expect(problem).toContain('Unexpected token');
  expect(problem).not.toMatch(/backtrace|swc-loader|\u001b/);
});

test('names file, line and column of an import that leads nowhere', async () => {
  const file = path.relative(projectRoot, path.join(dir, 'page.tsx'));
  const problem = await problemOf("export const one = 1;\nexport { two } from './nowhere.ts';\n");
  expect(problem.split('\n')[0]).toBe(`${file}:2:0`);
  expect(problem).toContain("Can't resolve './nowhere.ts'");
});

test('what a plugin finds is said without the stack of webpack', async () => {
  const apply = (compiler: Compiler) =>
    compiler.hooks.emit.tap('test', () => {
      throw new CompileError('It is not generated.');
    });
  expect(await problemOf('export const page = 1;', [{ apply }])).toBe('It is not generated.');
});
