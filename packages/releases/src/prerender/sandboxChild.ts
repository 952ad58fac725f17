import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

// Runs the code of one pair of shell and remote, and nothing else: it may read no file but those of this package, write
// none and start no process (sandbox.ts says so to Node), gets no setting from the environment, and is ended when it
// takes too long. It may use the network, which Node's permissions of this version do not cover.

// Nor do they cover signals: SIGUSR1 opens the debugger of any process of this user.
Object.assign(process, { kill: undefined, _kill: undefined, _debugProcess: undefined });

/** What the parent sends: the code of two server builds, and the site's settings. */
export interface PrerenderJob {
  shell: string;
  remote: { name: string; code: string } | null;
  config: object;
  /** Whether the remote must have all pages that the shell knows of it, and no others. */
  hasExactPages: boolean;
}

interface ShellBuild {
  shared: Record<string, unknown>;
  renderPages(source: {
    remote: { name: string; module: unknown } | null;
    config: object;
    hasExactPages: boolean;
  }): Promise<object>;
}

type Require = (id: string) => unknown;

function evaluate(code: string, require: Require) {
  const module: { exports: unknown } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports;
}

const nodeRequire = createRequire(import.meta.url);

const builtinsOnly: Require = id => {
  if (!isBuiltin(id)) throw new Error(`the shell's server build asks for ${id}`);
  return nodeRequire(id);
};

async function render({ shell: shellCode, remote, config, hasExactPages }: PrerenderJob) {
  const shell = evaluate(shellCode, builtinsOnly) as ShellBuild;
  const sharedOnly: Require = id => {
    if (id in shell.shared) return shell.shared[id];
    throw new Error(`${remote?.name} asks for ${id}, which is not shared`);
  };
  const module = remote && { name: remote.name, module: evaluate(remote.code, sharedOnly) };
  return shell.renderPages({ remote: module, config, hasExactPages });
}

process.once('message', (job: PrerenderJob) =>
  render(job).then(
    pages => process.send?.({ pages }, () => process.exit(0)),
    error => {
      // The reason of a rejected release, for the team whose page it is.
      console.error(error);
      process.exit(1);
    },
  ),
);
