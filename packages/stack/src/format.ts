import { format } from './checks/toolChain.ts';
import { runCommand } from './command/runCommand.ts';
import { showTool } from './command/showTool.ts';
import { readSettings } from './env.ts';

// npm run format [-- --check]
const { root } = readSettings({});
const mode = process.argv.includes('--check') ? 'check' : 'write';
await runCommand(() => showTool(root, format(root, mode)));
