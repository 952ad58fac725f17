/** Of more than so many networks at once new ones do not count: memory is bounded, and so is what forgers add. */
const MAX_NETWORKS = 200_000;

/** Who reports: the network of an address, and the number of the view, where the report has one. */
export interface Reporter {
  network: string;
  view?: number | undefined;
}

/**
 * One network adds one view to the figures of a version: one person, or one forger, is not the public.
 * @returns whether what is said of a version counts: once, and with the view that the network was first heard of in, maybe
 * by its error alone, since another host was sent the view
 */
export function createOncePerNetwork() {
  const heard = new Map<string, { view: number | undefined; said: Set<string> }>();
  return (version: string, what: string, { network, view }: Reporter): boolean => {
    const key = `${network} ${version}`;
    const first = heard.get(key) ?? { view, said: new Set() };
    if (heard.size >= MAX_NETWORKS && !heard.has(key)) return false;
    heard.set(key, first);
    if (first.view !== view || first.said.has(what)) return false;
    first.said.add(what);
    return true;
  };
}
