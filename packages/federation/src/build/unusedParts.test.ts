import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import keepOnlyUsed, { standIns } from './unusedParts.ts';

const require = createRequire(import.meta.url);
const runtime = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/runtime',
);
const users = [runtime, require.resolve('styled-components')].map(file => createRequire(file));

/** The ES modules of a library, but for those that are replaced. */
function modulesOf(library: string, replaced: string[]): string[] {
  const entry = users.flatMap(user =>
    (user.resolve.paths(library) ?? []).map(dir => path.join(dir, library)),
  );
  const [folder = ''] = entry.filter(dir => globSync('package.json', { cwd: dir }).length > 0);
  const files = globSync('{src,dist}/**/*.{js,mjs}', { cwd: folder }).filter(
    file => !replaced.some(module => file.endsWith(module)),
  );
  return files.map(file => readFileSync(path.join(folder, file), 'utf8'));
}

describe.each(standIns)('the stand-in for parts of $library', ({ library, modules, code }) => {
  const sources = modulesOf(library, modules);

  test.each(modules)('exports what the library imports of %s', module => {
    const imports = new RegExp(`import \\{([^}]+)\\} from ['"][^'"]*/${module}['"]`, 'g');
    const names = sources.flatMap(source =>
      [...source.matchAll(imports)].flatMap(([, list]) => list!.split(',')),
    );
    const used = new Set(names.map(name => name.trim()));
    expect(used.size).toBeGreaterThan(0);
    for (const name of used)
      expect(code).toMatch(new RegExp(`export (?:async )?(?:class|const|function) ${name}\\b`));
  });
});

test('no component of React Router counts as used because it has a name', () => {
  const { resolve } = createRequire(require.resolve('react-router-dom/package.json'));
  const folder = path.dirname(resolve('react-router/package.json'));
  const files = globSync('dist/production/*.mjs', { cwd: folder }).map(file => path.join(folder, file));
  const lines = files.flatMap(file => keepOnlyUsed(readFileSync(file, 'utf8')).split('\n'));
  expect(lines.filter(line => line.includes('/*#__PURE__*/ React')).length).toBeGreaterThan(10);
  expect(lines.filter(line => /^\w+\.displayName = /.test(line))).toEqual([]);
});
