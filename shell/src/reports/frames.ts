import { MAX_FRAMES, type ReportedVersion } from './report.ts';

/** A call in one of our files. */
export interface Frame extends ReportedVersion {
  /** `education/VERSION/FILE:LINE:COLUMN` */
  place: string;
}

/** Finds the version of a microfrontend by the address of its folder, which ends with a slash. */
export type FindVersion = (folder: string) => ReportedVersion | undefined;

const ADDRESS = /((?:https?|(?:chrome|moz|safari-web)-extension):\/\/[^\s()]+?):(\d+):(\d+)/g;
const FILE = /^([^?#]*\/)([\w.~-]+)(?:[?#]|$)/;
/** A second attempt at a version has an address of its own. */
const RETRY = /\/retry-\d+(?=\/[^/]+\/$)/;

/**
 * The calls of a stack that are in our files, the innermost first.
 * @returns null for one of a browser's extension alone; the policy lets no other scripts run
 */
export function framesOf(stack: string, find: FindVersion): Frame[] | null {
  const places = [...stack.matchAll(ADDRESS)];
  const frames = places.flatMap(([, address = '', line, column]) => {
    const [, folder = '', file] = FILE.exec(address) ?? [];
    const of = find(folder.replace(RETRY, ''));
    return of ? [{ ...of, place: `${of.microfrontend}/${of.version}/${file}:${line}:${column}` }] : [];
  });
  const isForeign = ([, address = '']: string[]) => !/^https?:/.test(address);
  return frames.length > 0 || !places.some(isForeign) ? frames.slice(0, MAX_FRAMES) : null;
}

/** Who is to ask: the first microfrontend that is in the stack, for its calls end in what it takes from the shell. */
export const blamedVersion = (frames: readonly Frame[]): ReportedVersion | undefined => {
  const frame = frames.find(({ microfrontend }) => microfrontend !== 'shell') ?? frames[0];
  return frame && { microfrontend: frame.microfrontend, version: frame.version };
};
