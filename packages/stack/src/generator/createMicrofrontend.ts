import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { microfrontends, type Microfrontend } from '@site/federation/microfrontends';
import { UserError } from '../command/runCommand.ts';
import { deploymentFiles } from './deploymentFiles.ts';
import { codeOwners, withEnvironment, withTableEntry } from './derivedFiles.ts';
import { templateFiles } from './template.ts';

const TABLE = 'packages/federation/microfrontends.ts';
const ENVIRONMENT = '.env.example';

/**
 * Writes the folder of a new microfrontend and the files that follow from the table.
 * @param install links the new package's dependencies
 * @returns paths of the written files
 * @throws UserError when the folder exists
 */
export function createMicrofrontend(root: string, entry: Microfrontend, install: () => void): string[] {
  const table: readonly Microfrontend[] = microfrontends;
  const last = table.at(-1)!;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  if (existsSync(path.join(root, entry.folder))) throw new UserError(`${entry.folder} exists already.`);
  const inFolder = Object.entries(templateFiles(root, entry)).map(
    ([file, text]) => [path.join(entry.folder, file), text] as const,
  );
  const written = Object.fromEntries([
    ...inFolder,
    [TABLE, withTableEntry(read(TABLE), entry)],
    [ENVIRONMENT, withEnvironment(read(ENVIRONMENT), entry, last)],
    ['.github/CODEOWNERS', codeOwners([...table, entry])],
    ...Object.entries(deploymentFiles(read, entry, last, table.length)),
  ]);
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const files = Object.keys(written);
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // In this order: the new package needs its links before types are generated for it.
  install();
  run('packages/tooling/src/codegen.ts');
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--ignore-unknown', '--log-level=warn', ...files);
  return files;
}
