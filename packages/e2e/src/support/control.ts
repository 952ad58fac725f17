import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Whether the test command has started the site: only then a test may release to it and read its tables. */
export const controlled = Boolean(process.env['SITE_IS_CONTROLLED']);

const root = path.join(import.meta.dirname, '../../../..');
const execute = promisify(execFile);

type Command = 'release' | 'rollback' | 'versions' | 'prune' | 'incidents' | 'export';

/** The project's commands for the site that `env` describes, as a team runs them. */
export const npmCommands = (env: NodeJS.ProcessEnv = process.env) => ({
  /** Runs `npm run COMMAND -- …` and returns what it printed; rejects when it fails. */
  async run(command: Command, ...args: string[]) {
    const { stdout } = await execute('npm', ['run', '-s', command, '--', ...args], { cwd: root, env });
    return stdout;
  },
});
