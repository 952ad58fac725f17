import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One static check: its name, and the arguments for Node. */
export interface StaticCheck {
  name: string;
  args: string[];
}

const tooling = (root: string, file: string) => path.join(root, 'packages/tooling', file);
const program = (root: string, file: string) => tooling(root, `node_modules/${file}`);

/** One check for each TypeScript project of the workspace. */
export function typeChecks(root: string): StaticCheck[] {
  const tsc = program(root, '@typescript/native/bin/tsc');
  return projects(root).map(project => ({
    name: `types ${project}`,
    args: [tsc, '--project', path.join(root, project)],
  }));
}

function projects(root: string): string[] {
  const packages = readdirSync(path.join(root, 'packages')).map(name => `packages/${name}`);
  const candidates = [...readdirSync(root), 'shell/server', ...packages];
  return candidates.filter(folder => existsSync(path.join(root, folder, 'tsconfig.json'))).sort();
}

/** Lint; with `fix` it corrects what it can. */
export function lint(root: string, fix = false): StaticCheck {
  const config = ['--config', tooling(root, 'eslint.config.ts')];
  const args = [
    program(root, 'eslint/bin/eslint.js'),
    ...config,
    '--max-warnings=0',
    ...(fix ? ['--fix'] : []),
    root,
  ];
  return { name: 'lint', args };
}

/** Format: `check` only tells, `write` changes the files. */
export function format(root: string, mode: 'check' | 'write'): StaticCheck {
  const prettier = program(root, 'prettier/bin/prettier.cjs');
  return { name: 'format', args: [prettier, `--${mode}`, '--log-level=warn', root] };
}

/** Dead code and dependencies that nothing uses. */
function unused(root: string): StaticCheck {
  const args = [program(root, 'knip/bin/knip.js'), '--config', tooling(root, 'knip.json'), '--no-progress'];
  return { name: 'unused code', args };
}

/** Generated GraphQL types; `check` fails when they differ from what is committed. */
export function codegen(root: string, check: boolean): StaticCheck {
  return { name: 'generated types', args: [tooling(root, 'src/codegen.ts'), ...(check ? ['--check'] : [])] };
}

/** Every static check of `npm test`. */
export function staticChecks(root: string): StaticCheck[] {
  return [lint(root), ...typeChecks(root), format(root, 'check'), unused(root), codegen(root, true)];
}
