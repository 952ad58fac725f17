import type { MicrofrontendName } from '@site/federation/microfrontends';
import { ApiError, type RemoteModule } from '@site/platform';
import type { RemoteVersion, ServedVersion } from '../pageData.ts';
import type { LoadVersion } from './loadVersion.ts';
import { RemoteError, reportFailure, reportRegistryFailure } from './reportFailure.ts';
import type { ServedVersions } from './servedVersions.ts';

/** After this long a remote counts as unavailable. */
const TIMEOUT_MS = 3000;
/** After this long without an answer the fallback version is started, too. */
const FALLBACK_MS = 2000;

/** Reports that a page threw while rendering. Returns whether another version is left to try. */
export type OnCrash = (error: unknown) => boolean;

/**
 * What the caller makes of the remote's module; a version that rejects here has failed, unless with an
 * ApiError: then the site's data layer could not be loaded, which is no version's fault.
 * @param onCrash belongs to the version of the module, whichever is loaded afterwards
 */
export type UseRemote<T> = (module: RemoteModule, onCrash: OnCrash) => Promise<T>;

/** One remote in this tab: the versions that may show it, and which of them failed. */
export function createRemoteWithFallback(
  name: MicrofrontendName,
  servedVersions: ServedVersions,
  load: LoadVersion,
) {
  let versions: RemoteVersion[] | undefined;
  let current: RemoteVersion | undefined;
  const failed = new Set<string>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();

  const untried = () =>
    [...new Set([...(current ? [current] : []), ...(versions ?? [])])].filter(({ url }) => !failed.has(url));

  /** What `apply` makes of the first version that works; rejects when none did within 3 s. */
  async function loadFirst<T>(apply: UseRemote<T>): Promise<T> {
    // Before the clock starts: the shell host's delay is no fault of a version.
    versions ??= versionsOf(
      await servedVersions.of(name).catch((error: unknown) => {
        reportRegistryFailure(name, error);
        throw error;
      }),
    );
    if (untried().length === 0) failed.clear();
    const [first, fallback] = untried();
    if (!first) throw new Error('not in the registry');
    const deadline = after(TIMEOUT_MS).then(() => {
      throw new RemoteError('timeout', `no answer within ${TIMEOUT_MS} ms`);
    });
    deadline.catch(() => {});
    let won: RemoteVersion | undefined;
    const attempt = async (version: RemoteVersion) => {
      try {
        const work = moduleOf(version).then(module => apply(module, crashOf(version)));
        const result = await Promise.race([work, deadline]);
        won ??= version;
        return { version, result };
      } catch (cause) {
        if (cause instanceof ApiError) throw cause;
        const error = cause instanceof RemoteError ? cause : new RemoteError('page', cause);
        if (version === first) fail(version, error);
        // Started later, the fallback had less than the whole time; once the first is shown, there is no waiting for it.
        else if (won) forget(version);
        else fail(version, error, error.stage !== 'timeout');
        throw error;
      }
    };
    const { version, result } = await (fallback
      ? withFallback(attempt(first), () => attempt(fallback))
      : attempt(first));
    current = version;
    return result;
  }

  const crashOf =
    (version: RemoteVersion): OnCrash =>
    error => {
      fail(version, new RemoteError('render', error));
      return untried().length > 0;
    };

  function moduleOf(version: RemoteVersion) {
    const module = modules.get(version.url) ?? load(version, attempts.get(version.url) ?? 0);
    modules.set(version.url, module);
    return module;
  }

  /** The next attempt loads the version anew, from another address. */
  function forget({ url }: RemoteVersion) {
    modules.delete(url);
    attempts.set(url, (attempts.get(url) ?? 0) + 1);
  }

  function fail(version: RemoteVersion, error: RemoteError, isToBlame = true) {
    forget(version);
    failed.add(version.url);
    if (current?.url === version.url) current = undefined;
    if (isToBlame) reportFailure(name, version.version, error);
  }

  return {
    load: loadFirst,
    /** When every version has failed: starts afresh with what the registry lists now. */
    async refresh() {
      if (untried().length > 0) return;
      const fresh = await servedVersions.refresh(name);
      if (fresh) versions = versionsOf(fresh);
      failed.clear();
      current = undefined;
    },
    /** The version that was loaded last. */
    shown: () => current?.version,
    /** Those that it may be shown in, as far as they are known. */
    known: (): readonly RemoteVersion[] => versions ?? [],
  };
}
export type RemoteWithFallback = ReturnType<typeof createRemoteWithFallback>;

const versionsOf = (served: ServedVersion | undefined): RemoteVersion[] =>
  served ? [served, ...(served.fallback ? [served.fallback] : [])] : [];

/**
 * The fallback starts when the first has failed or has not answered yet; the first of both that works wins. What the
 * shell lacks, the fallback would lack as well.
 */
function withFallback<T>(first: Promise<T>, fallback: () => Promise<T>): Promise<T> {
  const settled = first.then(
    () => true,
    error => error instanceof ApiError,
  );
  const second = Promise.race([settled, after(FALLBACK_MS).then(() => false)]).then(isEnough =>
    isEnough ? first : fallback(),
  );
  return Promise.any([first, second]);
}

const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
