import { SourceMap } from 'node:module';
import type { FindPlace } from './describeProblems.ts';

/** The source map of a build's file as text; null without one. */
export type ReadMap = (file: string) => Promise<string | null>;

/**
 * Finds the place in the sources by a build's source maps, else in its file.
 * @returns a function that takes a stack of a browser, and gives `folder/file.tsx:12` of its
 *   innermost line in sources of the project
 */
export function placeIn(version: string, readMap: ReadMap): FindPlace {
  const frame = new RegExp(`/${version.replace(/[.+]/g, '\\$&')}/([\\w.~-]+\\.js):(\\d+):(\\d+)`, 'g');
  const maps = new Map<string, Promise<SourceMap | null>>();
  const mapOf = (file: string) => {
    const known = maps.get(file) ?? parsed(readMap(file));
    maps.set(file, known);
    return known;
  };
  const placeOf = async ([, file = '', line, column]: RegExpExecArray) => {
    const origin = (await mapOf(file))?.findOrigin(Number(line), Number(column));
    if (origin && 'fileName' in origin) return `${sourceName(origin.fileName)}:${origin.lineNumber}`;
    return `${file}:${line}:${column}`;
  };
  return async stack => {
    const places = await Promise.all([...stack.matchAll(frame)].map(placeOf));
    return places.find(place => !FOREIGN.test(place)) ?? places[0];
  };
}

/** A package's code, which was called with something wrong. */
const FOREIGN = /^(?:node_modules|webpack)\//;

/** A map that cannot be read costs the line of the source, and no reason. */
const parsed = (map: Promise<string | null>) =>
  map
    .then(text => text && new SourceMap(JSON.parse(text) as SourceMap['payload']))
    .catch(() => null) as Promise<SourceMap | null>;

/** webpack names a source `webpack://NAME/./src/file.tsx`. */
const sourceName = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
