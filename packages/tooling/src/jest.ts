import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

// Usage: node packages/tooling/src/jest.ts [jest arguments], from the project's root.
// Jest runs ES modules only with this flag of Node's, and a flag of Node's needs a process of its own.

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const config = path.join(import.meta.dirname, '../jest.config.ts');

const child = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    '--config',
    config,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
