import type { MicrofrontendName } from '@site/federation/microfrontends';
import type { PageData, ServedVersion } from '../pageData.ts';

/** After this long the shell host counts as unreachable. */
const TIMEOUT_MS = 2000;

/** Which version of each microfrontend this tab shows. */
export interface ServedVersions {
  /** Undefined for a microfrontend without a published version; rejects when the shell host does not answer. */
  of(name: MicrofrontendName): Promise<ServedVersion | undefined>;
  /** Asks the shell host again; what is known stays when it does not answer. What is not known is left to `of`. */
  refresh(name: MicrofrontendName): Promise<ServedVersion | undefined>;
}

/**
 * The page's own microfrontend came with the page. The shell host is asked for any other once, when it is needed, so
 * that a page does not grow with microfrontends that it does not show.
 */
export function createServedVersions(served: PageData['microfrontends']): ServedVersions {
  const known = new Map<string, Promise<ServedVersion | undefined>>(
    Object.entries(served).map(([name, version]) => [name, Promise.resolve(version)]),
  );

  /** The first answer may bring the cookie of a rollout bucket: requests beside it would each draw another one. */
  let first: Promise<unknown> | undefined;

  function ask(name: MicrofrontendName) {
    const before = known.get(name);
    const asked = first ? first.then(() => fetchServed(name)) : fetchServed(name);
    first ??= asked.catch(() => {});
    known.set(name, asked);
    asked.catch(() => (before ? known.set(name, before) : known.delete(name)));
    return asked;
  }

  return {
    of: name => known.get(name) ?? ask(name),
    refresh: async name => (known.has(name) ? ask(name).catch(() => known.get(name)) : undefined),
  };
}

async function fetchServed(name: string): Promise<ServedVersion | undefined> {
  const response = await fetch(`/microfrontends/${name}.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the shell host answered ${response.status}`);
  return (await response.json()) as ServedVersion;
}
