// The first file that runs, on whatever Node >= 20 the machine has, before anything is installed:
// plain JavaScript, no dependency. It installs, finds Node 24 and runs src/COMMAND.ts or an installed program.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = ['npx', '-y', 'pnpm@12.21.0'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = path.join(root, 'node_modules/.bin');
const lockFile = path.join(root, 'pnpm-lock.yaml');
/** The lock file of the last installation that came to its end. */
const installed = path.join(root, 'node_modules/.installed');
const windows = process.platform === 'win32';

// pnpm passes the `--` on that npm takes away.
const [command = '', ...args] = process.argv.slice(2).filter((word, at) => at > 2 || word !== '--');
const env = { ...process.env, ...writableHome() };
env.PATH = [bin, env.PATH].filter(Boolean).join(path.delimiter);

// What changes the lock file must not be stopped by one that is not up to date.
const changesDependencies =
  command === 'pnpm' && /^(add|install|remove|update|dedupe)$/m.test(args.join('\n'));
if (!changesDependencies && !isInstalled()) install();
run(programOf());

/** npm and pnpm keep caches in HOME; a machine may have none, or one that we must not write to. */
function writableHome() {
  try {
    accessSync(process.env[windows ? 'USERPROFILE' : 'HOME'] || '', constants.W_OK);
    return {};
  } catch {
    const HOME = path.join(tmpdir(), `ounce-and-block-home-${process.getuid?.() ?? 0}`);
    mkdirSync(HOME, { recursive: true, mode: 0o700 });
    return { HOME };
  }
}

function isInstalled() {
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(lockFile));
}

function install() {
  console.error('Installing the dependencies (first start, or the lock file changed) …');
  const [program, ...first] = PNPM;
  const { status, error } = spawnSync(
    program,
    [...first, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    // Standard output belongs to the data of commands such as export.
    { cwd: root, env, stdio: ['inherit', 2, 2], shell: windows },
  );
  if (error) fail(`npx could not be run (${error.message}): Node.js >= 20 with npm is needed.`);
  if (status !== 0) fail('Installing the dependencies failed; the reason stands above.');
  copyFileSync(lockFile, installed);
}

function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  const own = path.join(bin, windows ? 'node.cmd' : 'node');
  if (existsSync(own) && spawnSync(own, ['--version'], { shell: windows }).status === 0) return own;
  return fail(
    `This project runs on Node 24, and there is no package of it for ${process.platform}-${process.arch}: ` +
      `install Node >= 24.15 yourself (this is ${process.version}).`,
  );
}

/** A command of ours is a script; anything else is a program that the workspace installs, such as eslint. */
function programOf() {
  if (command === 'pnpm') return PNPM;
  // Without it a signal opens the debugger, and what builds and renders runs beside the keys of the release store.
  const node = () => [findNode(), '--disable-sigusr1'];
  if (command === 'node') return node();
  const script = path.join(root, 'packages/stack/src', `${command}.ts`);
  if (/^[a-zA-Z]+$/.test(command) && existsSync(script)) return [...node(), script];
  const program = path.join(bin, windows ? `${command}.cmd` : command);
  return existsSync(program) ? [program] : fail(`There is no command "${command}".`);
}

function run([program, ...first]) {
  // The IPC channel tells the command when this process is killed without a chance to say so.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(program, [...first, ...args], { cwd: root, env, stdio, shell: windows });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm killed with SIGKILL passes nothing on; its script then belongs to another parent.
  const npm = parentOfScript();
  if (process.env.npm_lifecycle_event)
    setInterval(() => parentOfScript() !== npm && child.kill('SIGTERM'), 1000).unref();
  child.on('error', error => fail(`${command} could not be started: ${error.message}`));
  child.on('exit', code => process.exit(code ?? 1));
}

/** npm itself, or the parent of the shell that npm starts a script with. */
function parentOfScript() {
  const file = `/proc/${process.ppid}/stat`;
  const [, name, parent] =
    /\((.*)\) \S+ (\d+)/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return name?.endsWith('sh') ? Number(parent) : process.ppid;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
