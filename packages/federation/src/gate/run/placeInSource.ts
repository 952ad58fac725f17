import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { FindPlace } from './describeProblems.ts';

/**
 * Finds the place in the sources by a build's source maps, else in its file.
 * @param dir the build's folder
 * @returns a function that takes a stack of a browser, and gives `folder/file.tsx:12` of its first line that is in the build
 */
export function placeIn(dir: string, version: string): FindPlace {
  const frame = new RegExp(`/${version.replace(/[.+]/g, '\\$&')}/([\\w.~-]+\\.js):(\\d+):(\\d+)`);
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(path.join(dir, `${file}.map`));
    maps.set(file, map);
    return map;
  };
  return stack => {
    const [, file, line, column] = frame.exec(stack) ?? [];
    if (!file) return undefined;
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (origin && 'fileName' in origin) return `${sourceName(origin.fileName)}:${origin.lineNumber}`;
    return `${file}:${line}:${column}`;
  };
}

const readMap = (file: string) =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMap['payload']) : null;

/** webpack names a source `webpack://NAME/./src/file.tsx`. */
const sourceName = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
