// The first file that runs, on whatever Node >= 20 the machine has, before anything is installed:
// plain JavaScript, no dependency. It installs, finds Node 24 and runs src/COMMAND.ts or an installed program.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const stamp = path.join(root, 'node_modules/.installed');
const windows = process.platform === 'win32';

const [command = '', ...args] = process.argv.slice(2);
const script = path.join(here, 'src', `${command}.ts`);

const env = { ...process.env, ...writableHome() };
// What changes the lock file must not be stopped by a lock file that is not up to date.
if (changesDependencies()) handOver(process.execPath);
else {
  if (!isInstalled()) install();
  handOver(findNode());
}

/** npm and pnpm keep caches in HOME; a machine may have none, or one that we must not write to. */
function writableHome() {
  const home = windows ? process.env.USERPROFILE : process.env.HOME;
  try {
    accessSync(home || '', constants.W_OK);
    return {};
  } catch {
    const own = path.join(tmpdir(), `ounce-and-block-home-${process.getuid?.() ?? 0}`);
    mkdirSync(own, { recursive: true, mode: 0o700 });
    return { HOME: own };
  }
}

function lockHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled() {
  return (
    existsSync(stamp) && workspace().every(hasDependencies) && readFileSync(stamp, 'utf8') === lockHash()
  );
}

/** Folders that may be packages of the workspace. */
function workspace() {
  const packages = readdirSync(path.join(root, 'packages')).map(name => path.join('packages', name));
  return [...readdirSync(root), ...packages].filter(name =>
    existsSync(path.join(root, name, 'package.json')),
  );
}

/** A package whose folder of dependencies is gone would fail with "Cannot find package". */
function hasDependencies(name) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, name, 'package.json'), 'utf8'),
  );
  const needed = Object.keys({ ...dependencies, ...devDependencies }).length > 0;
  return !needed || existsSync(path.join(root, name, 'node_modules'));
}

function changesDependencies() {
  if (command !== 'pnpm' || args.includes('exec') || args.includes('run')) return false;
  return args.some(word => ['add', 'install', 'remove', 'update', 'dedupe'].includes(word));
}

function install() {
  // Standard output belongs to the data of these commands.
  const printsData = ['export', 'erase'].includes(command);
  const output = printsData ? 2 : 1;
  const say = printsData ? console.error : console.log;
  say('Installing the dependencies (first start, or the lock file changed) …');
  const started = Date.now();
  const flags = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const { status, error } = spawnSync('npx', ['-y', PNPM, ...flags], {
    cwd: root,
    env,
    stdio: ['inherit', output, 2],
    shell: windows,
  });
  if (error) fail(`npx could not be run (${error.message}): Node.js >= 20 with npm is needed.`);
  if (status !== 0) fail('Installing the dependencies failed; the reason stands above.');
  writeFileSync(stamp, lockHash());
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  const own = path.join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');
  if (!existsSync(own) || spawnSync(own, ['--version'], { shell: windows }).status !== 0) {
    fail(
      `This project runs on Node 24, and there is no package of it for ${process.platform}-${process.arch}: ` +
        `install Node >= 24.15 yourself (this is ${process.version}).`,
    );
  }
  return own;
}

function handOver(node) {
  const bin = path.join(root, 'node_modules/.bin');
  const PATH = [bin, env.PATH].filter(Boolean).join(path.delimiter);
  const [program, ...first] = programOf(node, bin);
  // The IPC channel tells the command when this process is killed without a chance to say so.
  const child = spawn(program, [...first, ...args], {
    cwd: root,
    env: { ...env, PATH },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    shell: windows,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  leaveWithNpm(child);
  child.on('error', error => fail(`${command} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** A command of ours is a script; anything else is a program that the workspace installs, such as eslint. */
function programOf(node, bin) {
  if (command === 'node') return [node];
  if (command === 'pnpm') return ['npx', '-y', PNPM];
  if (/^[a-zA-Z]+$/.test(command) && existsSync(script)) return [node, script];
  const program = path.join(bin, windows ? `${command}.cmd` : command);
  return existsSync(program) ? [program] : fail(`There is no command "${command}".`);
}

/** npm killed with SIGKILL passes nothing on; its script then belongs to another parent. */
function leaveWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = whoRunsTheScript();
  setInterval(() => whoRunsTheScript() !== npm && child.kill('SIGTERM'), 1000).unref();
}

/** npm itself, or the parent of the shell that npm starts a script with. */
function whoRunsTheScript() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, grandparent] = /\((.*)\) \S+ (\d+)/.exec(stat) ?? [];
    return /^(ba|da|a|z)?sh$/.test(name) ? Number(grandparent) : process.ppid;
  } catch {
    return process.ppid;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
