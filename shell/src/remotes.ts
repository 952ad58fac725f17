import { folderOf, releaseLoader, type LoadRelease } from './loadRelease.ts';
import type { PageData } from './pageData.ts';
import { reportFailure } from './reportFailure.ts';
import { createSection, type Section, type Use } from './section.ts';
import type { RemoteName } from './siteMap.ts';

export interface Remotes {
  /** What `use` makes of the microfrontend, from its release or from what stands in for it; rejects after 3 s. */
  open<T>(name: RemoteName, use: Use<T>): Promise<T>;
  /** A page of it threw while it was drawn. Says whether another release is left to try. */
  crashed(name: RemoteName, error: unknown): boolean;
  /** Asks what is released now and forgets what failed, unless a release is left that had no turn yet. */
  renew(name: RemoteName): Promise<void>;
  /** The version that was opened last. */
  shown(name: RemoteName): string | undefined;
}

/** @param load for tests */
export function createRemotes(
  served: PageData['releases'],
  load: LoadRelease = releaseLoader(inPageMap(served)),
): Remotes {
  const sections = new Map<RemoteName, Section>();

  function section(name: RemoteName) {
    const report = reportFailure.bind(null, name);
    const known = sections.get(name) ?? createSection(served[name], { load, report });
    sections.set(name, known);
    return known;
  }

  return {
    open: (name, use) => section(name).open(use),
    crashed: (name, error) => section(name).crashed(error),
    async renew(name) {
      if (section(name).exhausted()) section(name).reset((await fetchReleases())[name]);
    },
    shown: name => section(name).shown(),
  };
}

/** The page's import map has the hashes of what came with it. */
const inPageMap = (served: PageData['releases']) =>
  new Set(Object.values(served).flatMap(release => (release?.manifest ? [folderOf(release, 0)] : [])));

/** What this visitor would be served now; nothing when the host cannot say. */
async function fetchReleases(): Promise<PageData['releases']> {
  try {
    const response = await fetch('/releases.json', { cache: 'no-store', signal: AbortSignal.timeout(2000) });
    return response.ok ? ((await response.json()) as PageData['releases']) : {};
  } catch {
    return {};
  }
}
