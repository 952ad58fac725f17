import { createSourceFinder, placeText, type ReadMap } from '@site/federation/build/sourcePlace';
import type { FindPlace } from './describeProblems.ts';

/**
 * Finds the place in the sources by a build's source maps, else in its file.
 * @returns a function that takes a stack of a browser, and gives `folder/file.tsx:12:3` of its
 *   innermost line in sources of the project
 */
export function placeIn(version: string, readMap: ReadMap): FindPlace {
  const frame = new RegExp(`/${version.replace(/[.+]/g, '\\$&')}/([\\w.~-]+\\.js):(\\d+):(\\d+)`, 'g');
  const { innermost } = createSourceFinder(readMap);
  return async stack => {
    const places = [...stack.matchAll(frame)].map(([, file = '', line, column]) => ({
      file,
      line: Number(line),
      column: Number(column),
    }));
    const place = (await innermost(places)) ?? places[0];
    return place && placeText(place);
  };
}
