import { spawn } from 'node:child_process';
import type { StaticCheck } from '../checks/toolChain.ts';

/** Runs one tool with its own output on the terminal. @returns its exit code */
export function showTool(root: string, { args }: StaticCheck): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise(resolve => child.on('exit', code => resolve(code ?? 1)));
}
