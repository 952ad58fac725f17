import { SourceMap, type SourceMapPayload } from 'node:module';
import { appNames, type AppName } from '@site/federation/build/workspace';
import type { ReleaseStore } from '@site/federation/registry/releaseStore';

/** A place in the sources. */
export interface SourcePlace {
  /** `mfe-education/src/pages/EducationPage.tsx:41:7` */
  place: string;
  /** The line itself, when the map has it. */
  text: string | undefined;
}

interface LoadedMap {
  map: SourceMap;
  payload: SourceMapPayload;
}

const FRAME = /^([a-z-]+)\/([^/]+)\/(.+):(\d+):(\d+)$/;

/** Finds sources of frames by the maps in the store; each map is read once. */
export function createSourceFinder(store: Pick<ReleaseStore, 'readSourceMap'>) {
  const maps = new Map<string, Promise<LoadedMap | null>>();

  function mapOf(app: AppName, version: string, file: string) {
    const key = `${app}/${version}/${file}`;
    const known = maps.get(key) ?? load(app, version, file);
    maps.set(key, known);
    return known;
  }

  async function load(app: AppName, version: string, file: string) {
    const text = await store.readSourceMap(app, version, file).catch(() => null);
    if (text === null) return null;
    const payload = JSON.parse(text) as SourceMapPayload;
    return { map: new SourceMap(payload), payload };
  }

  async function sourceOf(frame: string): Promise<SourcePlace | undefined> {
    const [, app = '', version = '', file = '', line, column] = FRAME.exec(frame) ?? [];
    if (!appNames.some(name => name === app)) return undefined;
    const loaded = await mapOf(app as AppName, version, file);
    const entry = loaded?.map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!loaded || !entry || !('originalSource' in entry)) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    // What the compiler adds comes from no source, whatever the type says.
    if (!(originalSource as string | undefined)) return undefined;
    const source = loaded.payload.sourcesContent[loaded.payload.sources.indexOf(originalSource)];
    return {
      place: `${originalSource}:${originalLine + 1}:${originalColumn + 1}`,
      text: source?.split('\n')[originalLine]?.trim().slice(0, 120),
    };
  }

  /** The innermost place of a stack in sources of the project; for want of one, in those of a package. */
  return async (stack: readonly string[]): Promise<SourcePlace | undefined> => {
    const places: SourcePlace[] = [];
    for (const frame of stack) {
      const found = await sourceOf(frame);
      if (found && !/^(?:node_modules|webpack)\//.test(found.place)) return found;
      if (found) places.push(found);
    }
    return places[0];
  };
}
