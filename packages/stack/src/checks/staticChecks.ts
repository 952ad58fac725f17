import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { forEachParallel } from '@site/federation/forEachParallel';
import { oneFailed, onePassed, sum, type Counts } from './counts.ts';
import { indent, runTool, type CheckRun } from './tool.ts';

interface StaticCheck {
  name: string;
  args: string[];
}

/** A file that has not changed is not checked again: no rule needs another one. */
const CACHE = ['--cache', '--cache-strategy=content'];
const DEADLINE_MS = 10 * 60_000;
const AT_ONCE = 2;

const training = ({ root }: CheckRun): StaticCheck => ({
  name: 'models',
  args: [path.join(root, 'packages/tutor/src/models.ts')],
});

/** Trains the tutor's models, unless they are there: each worker of Jest would by itself. */
export const trainModels = (run: CheckRun): Promise<Counts> => runChecks(run, [training(run)]);

/**
 * The same programs as the root's scripts, dead code, and whether generated files are up to date.
 * @param trains whether the tutor's models are trained beside them, for what runs next
 */
export function runStaticChecks(run: CheckRun, trains: boolean): Promise<Counts> {
  const program = (file: string, ...args: string[]) => [path.join(run.root, 'node_modules', file), ...args];
  const lint = ['--max-warnings=0', ...CACHE, '--cache-location=node_modules/.cache/eslint/'];
  return runChecks(run, [
    ...(trains ? [training(run)] : []),
    { name: 'lint', args: program('eslint/bin/eslint.js', ...lint, '.') },
    typeCheck(run),
    { name: 'format', args: program('prettier/bin/prettier.cjs', '--check', ...CACHE, '.') },
    { name: 'unused code', args: program('knip/bin/knip.js', '--no-progress') },
    { name: 'generated files', args: [path.join(run.root, 'packages/tooling/src/codegen.ts'), '--check'] },
  ]);
}

/** Every TypeScript project of the workspace, in one process: it reads what they share once. */
export const runTypeChecks = (run: CheckRun): Promise<Counts> => runChecks(run, [typeCheck(run)]);

function typeCheck({ root }: CheckRun): StaticCheck {
  const packages = readdirSync(path.join(root, 'packages')).map(name => `packages/${name}`);
  const folders = ['.', ...readdirSync(root), 'shell/server', ...packages];
  const projects = folders.map(folder => path.join(root, folder, 'tsconfig.json')).filter(existsSync);
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  // Each checker of a program reads the libraries' types anew, and another tool runs beside it.
  return { name: 'types', args: [tsc, '--build', '--checkers', '1', '--builders', '1', ...projects] };
}

/** Two at a time; prints what the failed ones said. */
async function runChecks(run: CheckRun, checks: StaticCheck[]): Promise<Counts> {
  const counts: Counts[] = [];
  const check = async ({ name, args }: StaticCheck) => {
    const { code, output } = await runTool({ args, deadlineMs: DEADLINE_MS }, run);
    const said = code === 0 ? styleText('green', 'ok') : `${styleText('red', 'failed')}\n${indent(output)}`;
    run.progress.step(name, said);
    counts.push(code === 0 ? onePassed : oneFailed);
  };
  await forEachParallel(checks, check, AT_ONCE);
  return sum(counts);
}
