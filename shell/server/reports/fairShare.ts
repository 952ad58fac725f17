import { networkOf } from '@site/federation/serve/networkOf';

const WINDOW_MS = 600_000;
/** Of more than so many at once new ones do not count: memory is bounded, and so is what forgers add. */
const MAX_KEYS = 200_000;

/** What an address says about a version. */
export interface Share {
  address: string;
  microfrontend: string;
  version: string;
  what: string;
  /** The number of the view, where the report has one. */
  view?: number | undefined;
}

/**
 * How much one address may say about a version: the first few views, errors and times in ten minutes count in the
 * figures that releases are judged by, and no more. One person, or one forger, is not the public.
 * @returns whether one more of `what` from this address counts; with the view that it was in only as long as that is one
 * of the first few: of thirty views the errors of the tenth are no errors of the first three
 */
export function createFairShare(most: number, now = Date.now) {
  let counted = new Map<string, number>();
  let windowEnds = 0;

  function take(key: string): boolean {
    const before = counted.get(key) ?? 0;
    if (before >= most || (before === 0 && counted.size >= MAX_KEYS)) return false;
    counted.set(key, before + 1);
    return true;
  }

  /** A view that this host hears of by its error alone, since another host was sent the view, takes a place as well. */
  function isOneOfFew(of: string, view: number): boolean {
    const key = `${of} view ${view}`;
    if (counted.has(key)) return true;
    if (counted.size >= MAX_KEYS || !take(`${of} views with a number`)) return false;
    counted.set(key, 1);
    return true;
  }

  return ({ address, microfrontend, version, what, view }: Share): boolean => {
    if (now() >= windowEnds) [counted, windowEnds] = [new Map(), now() + WINDOW_MS];
    const of = [networkOf(address), microfrontend, version].join(' ');
    return (view === undefined || isOneOfFew(of, view)) && take(`${of} ${what}`);
  };
}
