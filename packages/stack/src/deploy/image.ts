import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { readDockerfile, settingsOf, stageNamed, type ImageSettings, type Stage } from './dockerfile.ts';

const execute = promisify(execFile);
const PNPM = 'pnpm@12.21.0';

/** An image as a folder of this machine: what would stand in `/app`. */
export interface Image extends ImageSettings {
  dir: string;
}

/** Puts what the build stage makes of a path in its place: webpack's and the compiler's work, or a small stand-in. */
export type Build = (made: string, place: string) => Promise<void> | void;

/**
 * Does what a Dockerfile says, without Docker: the production dependencies by the same pnpm command, and the files
 * that the last stage copies.
 * @throws {Error} when something to copy is not there, or pnpm fails
 */
export async function assemble(root: string, dockerfile: string, dir: string, build: Build): Promise<Image> {
  const stages = readDockerfile(root, dockerfile);
  await install(root, stageNamed(stages, 'dependencies'), dir);
  for (const { operation, text } of stages.at(-1)?.instructions ?? []) {
    if (operation !== 'COPY') continue;
    const [, from, rest = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(text) ?? [];
    const [source = '', target = ''] = rest.split(' ');
    if (from === undefined) copy(root, [source], path.join(dir, target));
    else if (from === 'build') await build(source.replace(/^\/app\//, ''), path.join(dir, target));
  }
  return { dir, ...settingsOf(stages) };
}

async function install(root: string, { instructions }: Stage, dir: string) {
  for (const { operation, text } of instructions) {
    const words = text.split(' ');
    if (operation === 'COPY') copy(root, words.slice(0, -1), path.join(dir, words.at(-1) ?? ''));
    if (operation === 'RUN') await runPnpm(root, words, dir);
  }
}

/** From this project's own store, so that nothing is fetched. */
async function runPnpm(root: string, [pnpm, ...args]: string[], cwd: string) {
  if (pnpm !== 'pnpm') throw new Error(`this is not pnpm: ${pnpm}`);
  const modules: unknown = parse(readFileSync(path.join(root, 'node_modules/.modules.yaml'), 'utf8'));
  const { storeDir } = z.object({ storeDir: z.string() }).parse(modules);
  // pnpm adds the name of its store's layout itself.
  const store = path.dirname(storeDir);
  await execute('npx', ['--yes', '--prefer-offline', PNPM, ...args, '--store-dir', store], { cwd });
}

/** As Docker does: several sources, or a file whose target ends with a slash, go into the folder. */
function copy(root: string, sources: string[], target: string) {
  for (const source of sources) {
    const from = path.join(root, source);
    const into = sources.length > 1 || target.endsWith('/');
    const place = into && statSync(from).isFile() ? path.join(target, path.basename(source)) : target;
    mkdirSync(path.dirname(place), { recursive: true });
    cpSync(from, place, { recursive: true });
  }
}
