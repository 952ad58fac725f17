import { SourceMap, type SourceMapPayload } from 'node:module';

export interface FilePlace {
  file: string;
  /** Both count from 1, as browsers do. */
  line: number;
  column: number;
}

/** A place in the sources: `mfe-education/src/pages/EducationPage.tsx`, with the line itself, when the map has it. */
export interface SourcePlace extends FilePlace {
  text: string | undefined;
}

/** A package's code, which was called with something wrong. */
const FOREIGN = /^(?:node_modules|webpack)\//;

/**
 * @param readMap reads the source map of a file, as text; it is asked for each once
 * @returns of the places of a stack the innermost one in sources of the project, else in a package
 */
export function createSourceFinder(readMap: (file: string) => Promise<string | null>) {
  const maps = new Map<string, Promise<SourceMap | undefined>>();

  async function read(file: string) {
    const text = await readMap(file);
    return text === null ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload);
  }

  async function sourceOf({ file, line, column }: FilePlace): Promise<SourcePlace | undefined> {
    const reading = maps.get(file) ?? read(file).catch(() => undefined);
    maps.set(file, reading);
    const map = await reading;
    const entry = map?.findEntry(line - 1, column - 1);
    // What the compiler adds comes from no source, whatever the type says.
    if (!map || !entry || !('originalSource' in entry) || !(entry.originalSource as string | undefined))
      return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    const { sources, sourcesContent } = map.payload as Partial<SourceMapPayload>;
    const source = sourcesContent?.[sources?.indexOf(originalSource) ?? -1];
    const text = source?.split('\n')[originalLine]?.trim().slice(0, 120);
    return { file: originalSource, line: originalLine + 1, column: originalColumn + 1, text };
  }

  return async (places: readonly FilePlace[]): Promise<SourcePlace | undefined> => {
    const found = await Promise.all(places.map(sourceOf));
    return found.find(source => source && !FOREIGN.test(source.file)) ?? found.find(source => source);
  };
}

/** A place as editors open it: `folder/file.tsx:12:3`. */
export const placeText = ({ file, line, column }: FilePlace) => `${file}:${line}:${column}`;
