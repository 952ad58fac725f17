import { createRequire } from 'node:module';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { compileFunction, runInNewContext } from 'node:vm';

// Runs the code of one pair of shell and remote, and nothing else. Node lets it read no file but this one, write none and
// start no process (sandbox.ts). What is built in has more ways out, so the code gets none of it but what React needs.

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

/** All that the shell's server build, with React, asks for. */
const NEEDED = ['async_hooks', 'crypto', 'stream', 'util'];
const builtinsOnly: Require = id => {
  if (!NEEDED.includes(id)) throw new Error(`the shell's server build asks for ${id}`);
  return nodeRequire(id);
};

async function render({ shell: shellCode, remote, config, hasExactPages }: PrerenderJob) {
  const shell = evaluate(shellCode, builtinsOnly) as ShellBuild;
  const sharedOnly: Require = id => {
    if (Object.hasOwn(shell.shared, id)) return shell.shared[id];
    throw new Error(`${remote?.name} asks for ${id}, which is not shared`);
  };
  const module = remote && { name: remote.name, module: evaluate(remote.code, sharedOnly) };
  return shell.renderPages({ remote: module, config, hasExactPages });
}

// What is left are the language and what drawing needs: from an object of Node's own, such as a stream, a way leads to the
// process.
const LEFT: readonly (string | symbol)[] = [
  ...['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'AbortController'],
  ...['TextEncoder', 'TextDecoder', 'URL', 'URLSearchParams'],
  // React Router's.
  ...['Request', 'Response', 'Headers'],
  ...(runInNewContext('Reflect.ownKeys(globalThis)') as (string | symbol)[]),
];

const { stdin, stdout, stderr, exit } = process;
const job = JSON.parse(await text(stdin)) as PrerenderJob;
const print = (...values: unknown[]) => void stderr.write(`${inspect(values)}\n`);
// Loaded now: with it comes what sends requests, which can be overwritten alone.
void new Request('http://localhost');
for (const name of Reflect.ownKeys(globalThis))
  if (!LEFT.includes(name) && !Reflect.deleteProperty(globalThis, name))
    Reflect.set(globalThis, name, undefined);
// Who reaches the process in spite of all that finds no signals and no modules there.
Object.assign(process, {
  ...{ kill: undefined, _kill: undefined, _debugProcess: undefined },
  ...{ getBuiltinModule: undefined, binding: undefined, dlopen: undefined },
});
Object.defineProperty(globalThis, 'process', { value: { env: {}, emit: () => false } });
Object.defineProperty(globalThis, 'console', {
  value: { log: print, info: print, warn: print, error: print },
});

try {
  const pages = await render(job);
  stdout.write(JSON.stringify({ pages }), () => exit(0));
} catch (error) {
  // The reason of a rejected release, for the team whose page it is.
  stderr.write(inspect(error), () => exit(1));
}
