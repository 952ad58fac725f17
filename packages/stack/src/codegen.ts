import { codegen } from './checks/toolChain.ts';
import { runCommand } from './command/runCommand.ts';
import { showTool } from './command/showTool.ts';
import { readSettings } from './env.ts';

// npm run codegen [-- --check]
const { root } = readSettings({});
await runCommand(() => showTool(root, codegen(root, process.argv.includes('--check'))));
