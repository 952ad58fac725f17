import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createSourceFinder } from '@site/federation/build/sourcePlace';
import { appNames } from '@site/federation/build/workspace';

const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)\s*$/;
/** `…/VERSION/FILE.js:LINE:COLUMN`, as browsers write a place in a stack. */
const PLACE = /https?:\/\/[^\s()]*\/([0-9A-Za-z][\w.+-]*)\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * A browser's stack with places in the sources instead of those in the files of development builds, whose maps are inline.
 * @param buildsDir `APP/VERSION/FILE`
 */
export async function withSources(stack: string, buildsDir: string): Promise<string> {
  const { sourceOf } = createSourceFinder(file => readInlineMap(buildsDir, file));
  const places = await Promise.all(
    [...stack.matchAll(PLACE)].map(async ([place, version = '', file = '', line, column]) => {
      const found = await sourceOf({
        file: path.join(version, file),
        line: Number(line),
        column: Number(column),
      });
      return [place, found ? `${found.file}:${found.line}` : place] as const;
    }),
  );
  return places.reduce((text, [place, source]) => text.replace(place, source), stack);
}

/** The map of `VERSION/FILE`, whichever app's it is; null when there is none. */
async function readInlineMap(buildsDir: string, file: string): Promise<string | null> {
  for (const app of appNames) {
    const text = await readFile(path.join(buildsDir, app, file), 'utf8').catch(() => '');
    const [, map] = INLINE_MAP.exec(text) ?? [];
    if (map) return Buffer.from(map, 'base64').toString();
  }
  return null;
}
