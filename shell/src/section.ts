import type { RemoteModule } from '@site/platform';
import type { LoadRelease } from './loadRelease.ts';
import type { ListedRelease, ServedRelease } from './pageData.ts';
import { SectionFailure } from './reportFailure.ts';

/** A visitor is told after this long that a section is unavailable. */
const PATIENCE_MS = 3000;
/** A release that says nothing for this long gets company: what stands in for it is asked, too. */
const STAND_IN_MS = 2000;

/** What somebody needs of a microfrontend, made of its module; a release that cannot give it has failed. */
export type Use<T> = (module: RemoteModule) => Promise<T>;

/** One microfrontend in this document: the releases that may show it, and what became of each. */
export interface Section {
  /** From the first release that can; rejects when none could within 3 s. */
  open<T>(use: Use<T>): Promise<T>;
  /** What was opened threw while it was drawn. Says whether another release is left to try. */
  crashed(error: unknown): boolean;
  /** Whether something failed and every release had its turn. */
  exhausted(): boolean;
  /** Starts afresh with what is listed now. */
  reset(served: ServedRelease | undefined): void;
  /** The version that was opened last. */
  shown(): string | undefined;
}

export interface SectionParts {
  load: LoadRelease;
  report(version: string, failure: SectionFailure): void;
}

export function createSection(served: ServedRelease | undefined, { load, report }: SectionParts): Section {
  let releases = listed(served);
  let current: ListedRelease | undefined;
  const failed = new Set<string>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();

  const untried = () =>
    [...new Set(current ? [current, ...releases] : releases)].filter(({ url }) => !failed.has(url));

  async function open<T>(use: Use<T>): Promise<T> {
    if (untried().length === 0) failed.clear();
    const [first, standIn] = untried();
    if (!first) throw new Error('not in the registry');
    const deadline = after(PATIENCE_MS).then(() => {
      throw new SectionFailure('time', `no answer within ${PATIENCE_MS} ms`);
    });
    deadline.catch(() => {});
    const attempt = (release: ListedRelease) => tryRelease(release, use, deadline);
    const { release, result } = await (standIn
      ? withStandIn(attempt(first), () => attempt(standIn))
      : attempt(first));
    current = release;
    return result;
  }

  async function tryRelease<T>(release: ListedRelease, use: Use<T>, deadline: Promise<never>) {
    try {
      const work = moduleOf(release).then(module => use(module));
      return { release, result: await Promise.race([work, deadline]) };
    } catch (error) {
      fail(release, error instanceof SectionFailure ? error : new SectionFailure('page', error));
      throw error;
    }
  }

  function moduleOf(release: ListedRelease) {
    const module = modules.get(release.url) ?? load(release, attempts.get(release.url) ?? 0);
    modules.set(release.url, module);
    return module;
  }

  function fail(release: ListedRelease, failure: SectionFailure) {
    const { url, version } = release;
    failed.add(url);
    modules.delete(url);
    attempts.set(url, (attempts.get(url) ?? 0) + 1);
    if (current === release) current = undefined;
    report(version, failure);
  }

  return {
    open,
    crashed(error) {
      if (current) fail(current, new SectionFailure('draw', error));
      return untried().length > 0;
    },
    exhausted: () => untried().length === 0,
    reset(fresh) {
      if (fresh) releases = listed(fresh);
      failed.clear();
      current = undefined;
    },
    shown: () => current?.version,
  };
}

const listed = (served: ServedRelease | undefined): ListedRelease[] =>
  served ? [served, ...(served.standIn ? [served.standIn] : [])] : [];

/** The stand-in starts when the first has failed or is silent; the first of both that works is taken. */
function withStandIn<T>(first: Promise<T>, standIn: () => Promise<T>): Promise<T> {
  const settled = first.then(
    () => true,
    () => false,
  );
  const second = Promise.race([settled, after(STAND_IN_MS).then(() => false)]).then(works =>
    works ? first : standIn(),
  );
  return Promise.any([first, second]);
}

const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
