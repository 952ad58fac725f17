import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One static check: its name, and the arguments for Node. */
export interface StaticCheck {
  name: string;
  args: string[];
}

const program = (root: string, file: string) => path.join(root, 'node_modules', file);

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
  const candidates = ['.', ...readdirSync(root), 'shell/server', ...packages];
  return candidates.filter(folder => existsSync(path.join(root, folder, 'tsconfig.json'))).sort();
}

/** Every static check of `npm test`: the same programs as the root's scripts, and dead code. */
export function staticChecks(root: string): StaticCheck[] {
  return [
    { name: 'lint', args: [program(root, 'eslint/bin/eslint.js'), '--max-warnings=0', '.'] },
    ...typeChecks(root),
    {
      name: 'format',
      args: [program(root, 'prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
    },
    { name: 'unused code', args: [program(root, 'knip/bin/knip.js'), '--no-progress'] },
    { name: 'generated files', args: [path.join(root, 'packages/tooling/src/codegen.ts'), '--check'] },
  ];
}
