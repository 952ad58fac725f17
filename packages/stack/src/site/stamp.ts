import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'coverage']);

/** @returns a hash over the content of all files in the given files and folders, tests left out. */
export function hashSources(root: string, sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(path.join(root, source))) {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function listFiles(at: string): string[] {
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [at];
  const names = readdirSync(at).sort();
  return names
    .filter(name => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap(name => listFiles(path.join(at, name)));
}

/** @returns whether the output beside the stamp was built from these sources. */
export function isFresh(stamp: string, hash: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Records the sources of the output beside the stamp. */
export function writeStamp(stamp: string, hash: string): void {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
