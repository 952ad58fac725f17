import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsCompilation } from 'webpack';
import { projectRoot } from './workspace.ts';

/** Sources that do not compile: the message names each place by its path from the project's root, with line and column. */
export class CompileError extends Error {
  override name = 'CompileError';
}

/** In the store of development builds: what does not build at present, or nothing. */
export const PROBLEMS_FILE = 'problems.txt';

type Problem = NonNullable<StatsCompilation['errors']>[number];

/** The errors of a build, one after the other, without what the loaders say of themselves. */
export const describeProblems = (problems: Problem[], context: string): string =>
  problems.map(problem => describe(problem, context)).join('\n\n');

function describe({ message, moduleName, loc }: Problem, context: string): string {
  const [problem = ''] = stripVTControlCharacters(message).split('\nCaused by:');
  const text = problem
    .replace(/^Module build failed.*\n/, '')
    .replaceAll(projectRoot + path.sep, '')
    .trim();
  // The compiler of TypeScript names the place itself, as [file:line:column].
  const [, place] = /,-\[([^\]\s]{1,300}:\d{1,7}:\d{1,7})\]/.exec(text) ?? [];
  return `${place ?? placeOf(moduleName, loc, context)}\n${text}`;
}

function placeOf(moduleName: string | undefined, loc: string | undefined, context: string): string {
  if (!moduleName) return 'the build';
  const file = path.relative(projectRoot, path.resolve(context, moduleName));
  return loc ? `${file}:${loc.split('-')[0]}` : file;
}
