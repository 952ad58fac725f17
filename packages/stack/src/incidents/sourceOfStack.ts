import { createSourceFinder, placeText, type SourcePlace } from '@site/federation/build/sourcePlace';
import { appNames } from '@site/federation/build/workspace';
import type { ReleaseStore } from '@site/releases/store/releaseStore';

/** `education/VERSION/FILE:LINE:COLUMN`, as a shell host logs it. */
const FRAME = /^([a-z-]+\/[^/]+\/.+):(\d+):(\d+)$/;
/** No part of it begins with a dot: a log may come from anywhere. */
const FILE = /^([a-z-]+)\/([^/.][^/]*)\/([^/.][^/]*(?:\/[^/.][^/]*)*)$/;

/** The innermost place in the sources of a stack in the log; undefined where no map of the store has one. */
export type SourceOfStack = (stack: readonly string[]) => Promise<SourcePlace | undefined>;

/** Finds sources of logged stacks by the source maps in the store. */
export function createSourceOfStack(store: Pick<ReleaseStore, 'readSourceMap'>): SourceOfStack {
  const innermost = createSourceFinder(async address => {
    const [, name, version = '', file = ''] = FILE.exec(address) ?? [];
    const app = appNames.find(one => one === name);
    return app ? store.readSourceMap(app, version, file) : null;
  });
  return stack =>
    innermost(
      stack.flatMap(frame => {
        const [, file, line, column] = FRAME.exec(frame) ?? [];
        return file ? [{ file, line: Number(line), column: Number(column) }] : [];
      }),
    );
}

/** A cause of errors as a shell host counted it, with its place in the sources where their map is in the store. */
export async function causeText(text: string, sourceOf: SourceOfStack): Promise<string> {
  const [frame] = /\S+:\d+:\d+$/.exec(text) ?? [];
  const source = frame && (await sourceOf([frame]));
  return source ? text.slice(0, -frame.length) + placeText(source) : text;
}
