import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { appNames } from '@site/federation/build/workspace';

const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)\s*$/;
/** `…/VERSION/FILE.js:LINE:COLUMN`, as browsers write a place in a stack. */
const PLACE = /https?:\/\/[^\s()]*\/([0-9A-Za-z][\w.+-]*)\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * A browser's stack with places in the sources instead of those in the files of development builds, whose maps are inline.
 * @param buildsDir `APP/VERSION/FILE`
 */
export async function withSources(stack: string, buildsDir: string): Promise<string> {
  const maps = new Map<string, Promise<SourceMap | null>>();
  const mapOf = (version: string, file: string) => {
    const key = `${version}/${file}`;
    const map = maps.get(key) ?? readMap(buildsDir, version, file);
    maps.set(key, map);
    return map;
  };
  const places = await Promise.all(
    [...stack.matchAll(PLACE)].map(async ([place, version = '', file = '', line, column]) => {
      const found = (await mapOf(version, file))?.findOrigin(Number(line), Number(column));
      return [place, found && 'fileName' in found ? `${found.fileName}:${found.lineNumber}` : place] as const;
    }),
  );
  return places.reduce((text, [place, source]) => text.replace(place, source), stack);
}

/** The map of a file, whichever app's it is; null when there is none. */
async function readMap(buildsDir: string, version: string, file: string): Promise<SourceMap | null> {
  for (const app of appNames) {
    const text = await readFile(path.join(buildsDir, app, version, file), 'utf8').catch(() => '');
    const [, map] = INLINE_MAP.exec(text) ?? [];
    if (map) return new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload);
  }
  return null;
}
