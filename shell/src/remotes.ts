import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { Manifest } from '@site/federation/manifest';
import { CONTRACT_VERSION, type RemoteModule } from '@site/platform';
import { enforceIntegrity } from './integrity.ts';
import type { PageData, ServedRelease } from './pageData.ts';
import type { RemoteName } from './siteMap.ts';

/** The one file that knows Module Federation in the browser. */

/** A visitor is told after this long that a section is unavailable. */
const PATIENCE_MS = 3000;

export interface Remotes {
  /** The microfrontend's routes; the same answer for everyone who asks, until a failure or `renew`. */
  load(name: RemoteName): Promise<RemoteModule>;
  /** Asks the registry again and forgets what failed, so that the next `load` starts afresh. */
  renew(name: RemoteName): Promise<void>;
}

export function createRemotes(served: PageData['releases']): Remotes {
  const releases = { ...served };
  const loading = new Map<RemoteName, Promise<RemoteModule>>();
  const attempts = new Map<RemoteName, number>();

  async function loadOnce(name: RemoteName): Promise<RemoteModule> {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    const release = releases[name];
    if (!release) throw new Error('not in the registry');
    const manifest = release.manifest ?? (await fetchManifest(release));
    register(name, addressOf(release, attempt), manifest, release.manifest !== null && attempt === 0);
    return requireContract(await loadRemote<RemoteModule>(`${name}/routes`));
  }

  function load(name: RemoteName) {
    const known = loading.get(name);
    if (known) return known;
    const started = withinPatience(loadOnce(name));
    loading.set(name, started);
    started.catch((error: unknown) => {
      loading.delete(name);
      const { version, owner } = releases[name] ?? {};
      console.error(`${name} ${version ?? ''} (${owner ?? 'nobody'}) is unavailable:`, error);
    });
    return started;
  }

  async function renew(name: RemoteName) {
    loading.delete(name);
    const fresh = await fetchRelease(name).catch(() => null);
    if (fresh) releases[name] = fresh;
  }

  return { load, renew };
}

/**
 * Where the files of a release are asked for. A browser keeps an address whose module failed as failed,
 * so each further attempt has its own; the hosts serve the same bytes there.
 */
function addressOf({ url }: ServedRelease, attempt: number) {
  const folder = new URL('.', url);
  return attempt === 0 ? folder.href : `${folder.origin}/retry-${attempt}${folder.pathname}`;
}

function register(name: RemoteName, folder: string, manifest: Manifest, inPageMap: boolean) {
  if (!inPageMap) {
    const scripts = Object.entries(manifest.integrity).filter(([file]) => file.endsWith('.js'));
    enforceIntegrity(Object.fromEntries(scripts.map(([file, hash]) => [folder + file, hash])));
  }
  registerRemotes([{ name, entry: folder + manifest.entry, type: 'module' }], { force: true });
}

async function fetchManifest({ url, integrity }: ServedRelease): Promise<Manifest> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { integrity, signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Manifest;
}

interface ServedDocument {
  microFrontends: Partial<
    Record<
      string,
      {
        url: string;
        metadata: { version: string; integrity: string };
        deployment: { default: boolean };
        extras: { owner: string; contractVersion: number };
      }[]
    >
  >;
}

async function fetchRelease(name: RemoteName): Promise<ServedRelease | null> {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return null;
  const { microFrontends } = (await response.json()) as ServedDocument;
  const release = microFrontends[name]?.find(({ deployment }) => deployment.default);
  if (!release) return null;
  const { url, metadata, extras } = release;
  return { url, ...metadata, owner: extras.owner, contractVersion: extras.contractVersion, manifest: null };
}

function requireContract(module: RemoteModule | null): RemoteModule {
  if (module?.contractVersion === CONTRACT_VERSION) return module;
  throw new Error(`contract version ${module?.contractVersion ?? 'none'} instead of ${CONTRACT_VERSION}`);
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
