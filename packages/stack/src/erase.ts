import { commandArguments, runGatewayScript } from './site/gatewayScript.ts';
import { runCommand } from './command/runCommand.ts';

// npm run erase -- EMAIL [--remove]: what the site stores about an address, and its removal.
await runCommand(onExit => runGatewayScript('erase/main.js', commandArguments(), onExit));
