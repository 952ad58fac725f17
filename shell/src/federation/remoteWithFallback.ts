import type { RemoteModule } from '@site/platform';
import type { ListedVersion, ServedVersion } from '../pageData.ts';
import type { LoadVersion } from './loadVersion.ts';
import { RemoteError } from './reportFailure.ts';

/** After this long a remote counts as unavailable. */
const TIMEOUT_MS = 3000;
/** After this long without an answer the fallback version is started, too. */
const FALLBACK_MS = 2000;

/** What the caller makes of the remote's module; a version that rejects here has failed. */
export type UseRemote<T> = (module: RemoteModule) => Promise<T>;

/** One remote in this document: the versions that may show it, and which of them failed. */
export interface RemoteWithFallback {
  /** What `use` makes of the first version that works; rejects when none did within 3 s. */
  open<T>(use: UseRemote<T>): Promise<T>;
  /** What was opened threw while rendering. Returns whether another version is left to try. */
  crashed(error: unknown): boolean;
  /** Whether every version has failed. */
  exhausted(): boolean;
  /** Starts afresh with what the registry lists now. */
  reset(served: ServedVersion | undefined): void;
  /** The version that was opened last. */
  shown(): string | undefined;
}

export interface RemoteOptions {
  /** The version that this browser is served with; asked once, when the remote is first opened. */
  served(): Promise<ServedVersion | undefined>;
  load: LoadVersion;
  report(version: string, error: RemoteError): void;
}

export function createRemoteWithFallback({ served, load, report }: RemoteOptions): RemoteWithFallback {
  let versions: ListedVersion[] | undefined;
  let current: ListedVersion | undefined;
  const failed = new Set<string>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();

  const untried = () =>
    [...new Set([...(current ? [current] : []), ...(versions ?? [])])].filter(({ url }) => !failed.has(url));

  async function open<T>(use: UseRemote<T>): Promise<T> {
    // Before the clock starts: the shell host's delay is no fault of a version.
    versions ??= listed(await served());
    if (untried().length === 0) failed.clear();
    const [first, fallback] = untried();
    if (!first) throw new Error('not in the registry');
    const deadline = after(TIMEOUT_MS).then(() => {
      throw new RemoteError('timeout', `no answer within ${TIMEOUT_MS} ms`);
    });
    deadline.catch(() => {});
    const attempt = (version: ListedVersion) => tryVersion(version, use, deadline);
    const { version, result } = await (fallback
      ? withFallback(attempt(first), () => attempt(fallback))
      : attempt(first));
    current = version;
    return result;
  }

  async function tryVersion<T>(version: ListedVersion, use: UseRemote<T>, deadline: Promise<never>) {
    try {
      const work = moduleOf(version).then(module => use(module));
      return { version, result: await Promise.race([work, deadline]) };
    } catch (error) {
      fail(version, error instanceof RemoteError ? error : new RemoteError('page', error));
      throw error;
    }
  }

  function moduleOf(version: ListedVersion) {
    const module = modules.get(version.url) ?? load(version, attempts.get(version.url) ?? 0);
    modules.set(version.url, module);
    return module;
  }

  function fail(listedVersion: ListedVersion, error: RemoteError) {
    const { url, version } = listedVersion;
    failed.add(url);
    modules.delete(url);
    attempts.set(url, (attempts.get(url) ?? 0) + 1);
    if (current === listedVersion) current = undefined;
    report(version, error);
  }

  return {
    open,
    crashed(error) {
      if (current) fail(current, new RemoteError('render', error));
      return untried().length > 0;
    },
    exhausted: () => untried().length === 0,
    reset(fresh) {
      if (fresh) versions = listed(fresh);
      failed.clear();
      current = undefined;
    },
    shown: () => current?.version,
  };
}

const listed = (served: ServedVersion | undefined): ListedVersion[] =>
  served ? [served, ...(served.fallback ? [served.fallback] : [])] : [];

/** The fallback starts when the first has failed or has not answered yet; the first of both that works wins. */
function withFallback<T>(first: Promise<T>, fallback: () => Promise<T>): Promise<T> {
  const settled = first.then(
    () => true,
    () => false,
  );
  const second = Promise.race([settled, after(FALLBACK_MS).then(() => false)]).then(works =>
    works ? first : fallback(),
  );
  return Promise.any([first, second]);
}

const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
