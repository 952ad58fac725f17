import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a file of a build. */
export interface FilePlace {
  file: string;
  /** Both count from 1, as browsers do. */
  line: number;
  column: number;
}

/** A place in the sources. */
export interface SourcePlace {
  /** `mfe-education/src/pages/EducationPage.tsx` */
  file: string;
  line: number;
  column: number;
  /** The line itself, when the map has it. */
  text: string | undefined;
}

/** The source map of a file of a build, as text; null without one. */
export type ReadMap = (file: string) => Promise<string | null>;

export interface SourceFinder {
  /** Undefined without a map, for one that cannot be read, and for what the compiler added. */
  sourceOf(place: FilePlace): Promise<SourcePlace | undefined>;
  /** Of the places of a stack the innermost one in sources of the project; for want of one, in those of a package. */
  innermost(places: readonly FilePlace[]): Promise<SourcePlace | undefined>;
}

interface LoadedMap {
  map: SourceMap;
  payload: SourceMapPayload;
}

/** A package's code, which was called with something wrong. */
const FOREIGN = /^(?:node_modules|webpack)\//;

/** Finds places in the sources by source maps; each map is read once. */
export function createSourceFinder(readMap: ReadMap): SourceFinder {
  const maps = new Map<string, Promise<LoadedMap | null>>();

  function mapOf(file: string) {
    const known = maps.get(file) ?? load(readMap, file);
    maps.set(file, known);
    return known;
  }

  async function sourceOf({ file, line, column }: FilePlace): Promise<SourcePlace | undefined> {
    const loaded = await mapOf(file);
    const entry = loaded?.map.findEntry(line - 1, column - 1);
    if (!loaded || !entry || !('originalSource' in entry)) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    // What the compiler adds comes from no source, whatever the type says.
    if (!(originalSource as string | undefined)) return undefined;
    const { sources, sourcesContent } = loaded.payload as Partial<SourceMapPayload>;
    const source = sourcesContent?.[sources?.indexOf(originalSource) ?? -1];
    const text = source?.split('\n')[originalLine]?.trim().slice(0, 120);
    return { file: originalSource, line: originalLine + 1, column: originalColumn + 1, text };
  }

  async function innermost(places: readonly FilePlace[]) {
    const found: SourcePlace[] = [];
    for (const place of places) {
      const source = await sourceOf(place);
      if (source && !FOREIGN.test(source.file)) return source;
      if (source) found.push(source);
    }
    return found[0];
  }

  return { sourceOf, innermost };
}

async function load(readMap: ReadMap, file: string): Promise<LoadedMap | null> {
  try {
    const text = await readMap(file);
    if (text === null) return null;
    const payload = JSON.parse(text) as SourceMapPayload;
    return { map: new SourceMap(payload), payload };
  } catch {
    return null;
  }
}

/** A place as editors open it: `folder/file.tsx:12:3`. */
export const placeText = ({ file, line, column }: FilePlace) => `${file}:${line}:${column}`;
