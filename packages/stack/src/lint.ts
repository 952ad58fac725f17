import { lint } from './checks/toolChain.ts';
import { runCommand } from './command/runCommand.ts';
import { showTool } from './command/showTool.ts';
import { readSettings } from './env.ts';

// npm run lint [-- --fix]
const { root } = readSettings({});
await runCommand(() => showTool(root, lint(root, process.argv.includes('--fix'))));
